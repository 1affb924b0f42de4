import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeStaffReport } from '../../../test/fake-moderation';
import { groupReports, type ReportFacts, type ReportFilter } from './group-reports';
import { hostOf, POLICY_TAGS, tagsFor } from './staff-user';

const filter: ReportFilter = {
  grouping: 'account',
  sort: 'waiting',
  words: '',
  withNotes: false,
  forwardedOnly: false,
};

function facts(id: string, more: Partial<ReportFacts['report']> = {}, acct = 'bob@far.example'): ReportFacts {
  const report = makeStaffReport({ id, actorId: 'ada', createdAt: Number(id), ...more });
  return { report, acct, name: 'Bob', host: hostOf(acct), reporter: 'ada', posts: '' };
}

test('those that were sent to the other server can be looked at alone', () => {
  const all = [facts('1'), facts('2', { forwarded: true })];
  const found = groupReports(all, { ...filter, forwardedOnly: true }).flatMap(({ reports }) => reports);
  expect(found.map(({ id }) => id)).toEqual(['2']);
});

describe('groups of reports', () => {
  test('hold those of one account, or of one server, with how many people reported', () => {
    const all = [
      facts('3', { actorId: 'ruth' }),
      facts('1'),
      facts('2', { accountId: 'sue' }, 'sue@far.example'),
      facts('4', { accountId: 'kim' }, 'kim'),
    ];
    const byAccount = groupReports(all, filter);
    expect(byAccount.map(({ key, reporters }) => [key, reporters])).toEqual([
      ['account:bob', 2],
      ['account:sue', 1],
      ['account:kim', 1],
    ]);
    expect(byAccount[0]?.reports.map(({ id }) => id)).toEqual(['1', '3']);
    const byHost = groupReports(all, { ...filter, grouping: 'host', sort: 'reports' });
    expect(byHost.map(({ key, accountIds }) => [key, accountIds.length])).toEqual([
      ['host:far.example', 2],
      ['host:', 1],
    ]);
  });

  test('of accounts that are gone stay apart', () => {
    const gone = groupReports([facts('1', { accountId: null }), facts('2', { accountId: null })], filter);
    expect(gone.map(({ reports }) => reports.length)).toEqual([1, 1]);
  });

  test('are searched in every word that stands in them', () => {
    const note = { id: 'n', authorId: null, content: 'Écrit à l’admin', createdAt: null };
    const all = [facts('1', { content: 'Lamp oil' }), facts('2', { accountId: 'sue', notes: [note] })];
    const found = (words: string) => groupReports(all, { ...filter, words }).map(({ key }) => key);
    expect(found('OIL lamp')).toEqual(['account:bob']);
    expect(found('ecrit')).toEqual(['account:sue']);
    expect(found('far.example')).toHaveLength(2);
    expect(groupReports(all, { ...filter, withNotes: true }).map(({ key }) => key)).toEqual(['account:sue']);
  });

  test('hold every report once, in the order asked for', () => {
    const one = fc.record({
      account: fc.constantFrom('a', 'b', 'c'),
      at: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(
        fc.array(one),
        fc.constantFrom('account' as const, 'host' as const),
        fc.constantFrom('waiting' as const, 'reports' as const, 'newest' as const),
        (rows, grouping, sort) => {
          const all = rows.map(({ account, at }, index) =>
            facts(`${index}`, { accountId: account, createdAt: at }, `${account}@${account}.example`),
          );
          const groups = groupReports(all, { ...filter, grouping, sort });
          const ids = groups.flatMap(({ reports }) => reports.map(({ id }) => id));
          expect(ids.toSorted()).toEqual(all.map(({ report }) => report.id).toSorted());
          const keys = groups.map((group) =>
            sort === 'waiting' ? group.oldest : sort === 'newest' ? -group.newest : -group.reports.length,
          );
          expect(keys).toEqual(keys.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

test('tags for this server’s people are not offered for others', () => {
  expect(tagsFor({ isLocal: false }, POLICY_TAGS)).toEqual([
    'media-force-nsfw',
    'media-strip',
    'force-unlisted',
    'sandbox',
  ]);
  expect(tagsFor({ isLocal: true }, POLICY_TAGS)).toHaveLength(7);
});
