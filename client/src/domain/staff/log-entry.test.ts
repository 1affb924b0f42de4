import { expect, test } from 'vitest';
import { undoOf, type LogEntry } from './log-entry';

const entry = (more: Partial<LogEntry>): LogEntry => ({
  id: '1',
  at: 1,
  message: '',
  action: 'deactivate',
  actor: 'mod',
  subjects: ['gus'],
  tags: [],
  right: null,
  report: null,
  ...more,
});

test('a deed is taken back by its opposite', () => {
  expect(undoOf(entry({}))).toEqual({ is: 'active', names: ['gus'], on: true });
  expect(undoOf(entry({ action: 'activate' }))).toMatchObject({ on: false });
  const tags = ['mrf_tag:sandbox', 'mrf_tag:unheard-of', 'verified'];
  expect(undoOf(entry({ action: 'tag', tags }))).toEqual({
    is: 'tags',
    names: ['gus'],
    on: false,
    tags: ['sandbox'],
  });
  expect(undoOf(entry({ action: 'revoke', right: 'admin' }))).toMatchObject({
    is: 'right',
    on: true,
    right: 'admin',
  });
  const report = { id: '9', state: 'closed' } as const;
  expect(undoOf(entry({ action: 'report_update', subjects: [], report }))).toEqual({
    is: 'reopen',
    reportId: '9',
  });
});

test('what cannot be taken back, or of which the log does not tell enough, has no way back', () => {
  const without: readonly Partial<LogEntry>[] = [
    { action: 'delete' },
    { action: 'force_password_reset' },
    { subjects: [] },
    { action: 'tag', tags: ['verified'] },
    { action: 'grant' },
    { action: 'report_update', report: { id: '9', state: 'open' } },
    { action: 'report_update' },
    { action: '' },
  ];
  expect(without.map((more) => undoOf(entry(more)))).toEqual(without.map(() => null));
});
