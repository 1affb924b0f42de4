import { expect, test } from 'vitest';
import { createTranslator } from '@/i18n/translator';
import type { Status } from '@/domain/status/status';
import { makeAttachment } from '../../../../test/make-attachment';
import { makeAccount, makePoll, makeStatus } from '../../../../test/make';
import { spokenLabel } from '@/parts/status/card/spoken-label';

const t = createTranslator('en', 'ltr', {});
const NOW = Date.UTC(2026, 0, 2);
const poll = makePoll({ id: 'p', expiresAt: NOW + 1000 });
const said = (given: Partial<Status>): string =>
  spokenLabel(t, makeStatus({ id: '1', text: 'Tide', ...given }), makeAccount({ id: '1' }), [], {
    whole: false,
    now: NOW,
  });

test.each([
  [{}, 'Tide, Public'],
  [{ visibility: 'private' }, 'Tide, Followers only'],
  [{ editedAt: 5 }, 'Tide, edited, Public'],
  [{ quote: { is: 'status', statusId: '2' } }, 'Tide, with a quoted post, Public'],
  [
    { sensitive: true, attachments: [makeAttachment({ id: 'a', description: 'A boat' })] },
    'Tide, 1 attachment, sensitive media, Public',
  ],
  [{ poll }, 'Tide, poll, Public'],
  [{ poll: { ...poll, voted: true } }, 'Tide, poll that you voted in, Public'],
  [{ poll: { ...poll, voted: true, expiresAt: NOW - 1 } }, 'Tide, poll that has ended, Public'],
] satisfies [Partial<Status>, string][])('a listener hears what a reader sees: %j', (given, words) => {
  expect(said(given)).toBe(`user1, ${words}`);
});
