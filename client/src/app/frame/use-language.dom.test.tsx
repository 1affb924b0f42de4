import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languagesOfCookie, writeLanguageCookie } from '@/i18n/language-cookie';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { useLanguage } from './use-language';

afterEach(cleanup);

function Speaker(): null {
  useLanguage();
  return null;
}

const spoken = (): string => document.documentElement.lang;
const told = (): readonly string[] => languagesOfCookie(document.cookie);

test('a first visit speaks what was chosen in this browser before, until something else is', async () => {
  writeLanguageCookie('pl');
  const { settings, ...realm } = createFakeRealm();
  show(<Speaker />, { realm: { ...realm, settings } });
  await vi.waitFor(() => expect(spoken()).toBe('pl'));
  expect(told()).toEqual(['pl']);
  act(() => settings.set('interfaceLanguage', 'he'));
  await vi.waitFor(() => expect(spoken()).toBe('he'));
  expect(told()).toEqual(['he']);
  // As in the browser.
  act(() => settings.set('interfaceLanguage', ''));
  await vi.waitFor(() => expect(spoken()).toBe('en'));
  expect(told()).toEqual([]);
});

test('an account that has chosen none does not read the language of the one before', async () => {
  show(<Speaker />, { realm: createFakeRealm({ preferences: { interfaceLanguage: 'he' } }) });
  await vi.waitFor(() => expect(spoken()).toBe('he'));
  cleanup();
  show(<Speaker />, { realm: createFakeRealm() });
  await vi.waitFor(() => expect(spoken()).toBe('en'));
});
