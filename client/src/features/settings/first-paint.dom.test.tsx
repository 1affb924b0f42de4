import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { SETTINGS } from './catalogue';
import { TabPane } from './tab-pane';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GENERAL = SETTINGS.filter(({ tab, expert }) => tab === 'general' && !expert);

const count = (root: HTMLElement, what: string): number => root.querySelectorAll(what).length;

test('a tab begins with the rows that the window shows and one entry of its long lists; the rest follows', async () => {
  const namesMade = vi.spyOn(Intl, 'DisplayNames');
  const { container } = show(<TabPane tab="general" marked={undefined} />, { realm: createFakeRealm() });
  expect(count(container, '[data-setting]')).toBe(13);
  expect(count(container, '[data-setting$="Language"] option')).toBe(2);
  expect(namesMade).not.toHaveBeenCalled();
  await waitFor(() => expect(count(container, '[data-setting]')).toBe(GENERAL.length));
  expect(GENERAL.length).toBeGreaterThan(13);
  expect(count(container, '[data-setting="translationLanguage"] option')).toBeGreaterThan(25);
});

test('the setting that was asked for is there at once, wherever it stands', () => {
  const last = GENERAL.at(-1)?.name ?? '';
  const { container } = show(<TabPane tab="general" marked={last} />, { realm: createFakeRealm() });
  expect(count(container, `[data-setting="${last}"][data-marked]`)).toBe(1);
});
