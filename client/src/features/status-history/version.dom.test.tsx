import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../test/show';
import '@/i18n/messages/en/late/history';
import { Version } from './version';

afterEach(cleanup);

const version = (createdAt: number) => ({
  createdAt,
  content: '<p>Forty limpets</p>',
  spoilerText: '',
  sensitive: false,
  attachments: [],
  emojis: [],
  pollOptions: null,
});

test('a version says when it was written', () => {
  show(<Version version={version(Date.UTC(2026, 4, 5))} name="7 0" place="first" />);
  expect(screen.getByRole('listitem').querySelector('time')?.dateTime).toBe('2026-05-05T00:00:00.000Z');
});

test('a version without a date tells none', () => {
  show(<Version version={version(0)} name="7 0" place={2} />);
  expect(screen.getByRole('listitem').textContent).toMatch(/2.*Forty limpets/);
  expect(screen.getByRole('listitem').outerHTML).not.toMatch(/1970|<time/);
});
