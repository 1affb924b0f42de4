import { visibleIds } from '../rules/visibility.ts';
import { getAccounts, type AccountRow } from '../storage/accounts.ts';
import * as parts from '../storage/status-parts.ts';
import { getStatuses, type StatusRow } from '../storage/statuses.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { EmojiTable } from './emoji.ts';
import { textList } from '../lib/json.ts';

/** Rows by key; a missing key is an empty list. */
export class Grouped<Row> {
  private readonly lists = new Map<string, Row[]>();

  constructor(rows: readonly Row[], key: (row: Row) => string) {
    for (const row of rows) {
      const list = this.lists.get(key(row));
      if (list) list.push(row);
      else this.lists.set(key(row), [row]);
    }
  }

  get(key: string): readonly Row[] {
    return this.lists.get(key) ?? [];
  }
}

/** Everything that a set of posts shows, read with one query per table however many posts there are. */
export interface StatusGraph {
  /** Posts that the viewer may see: the asked ones, what they repeat, what those quote. */
  statuses: Map<string, StatusRow>;
  /** What they reply to, seen or not. */
  parents: Map<string, StatusRow>;
  visibleParents: Set<string>;
  accounts: Map<string, AccountRow>;
  media: Grouped<parts.MediaRow>;
  mentions: Grouped<{ status_id: string; account_id: string }>;
  tags: Grouped<{ status_id: string; tag: string }>;
  reactions: Grouped<parts.ReactionRow>;
  polls: Map<number, parts.PollRow>;
  votes: Grouped<{ poll_id: number; position: number }>;
  marks: parts.ViewerMarks;
  participations: Map<number, number>;
  cards: Map<string, string>;
  emojis: EmojiTable;
}

const viewerOf = (view: ViewContext): string | null => view.viewer?.accountId ?? null;
const present = <T>(values: Iterable<T | null>): T[] =>
  [...values].filter((value): value is T & {} => value !== null);

function seen(view: ViewContext, ids: readonly string[]): Set<string> {
  return view.seesAll === true ? new Set(ids) : visibleIds(view.inst.db, ids, viewerOf(view));
}

/** The asked posts and, two steps deep, what they repeat and quote; only what the viewer may see. */
function visibleStatuses(view: ViewContext, ids: readonly string[]): Map<string, StatusRow> {
  const { db } = view.inst;
  const found = new Map<string, StatusRow>();
  let wanted = ids;
  for (let step = 0; step < 3 && wanted.length > 0; step += 1) {
    const rows = [...getStatuses(db, seen(view, wanted)).values()];
    for (const row of rows) found.set(row.id, row);
    const next = rows.flatMap((row) => present([row.reblog_of_id, row.quote_id]));
    wanted = [...new Set(next)].filter((id) => !found.has(id));
  }
  return found;
}

function parentsOf(view: ViewContext, statuses: Map<string, StatusRow>) {
  const ids = new Set(present([...statuses.values()].map((row) => row.in_reply_to_id)));
  const parents = new Map([...ids].flatMap((id) => (statuses.has(id) ? [] : [id])).map((id) => [id, id]));
  const rows = getStatuses(view.inst.db, parents.keys());
  for (const id of ids) {
    const row = statuses.get(id);
    if (row) rows.set(id, row);
  }
  const visible = seen(view, [...parents.keys()]);
  for (const id of ids) if (statuses.has(id)) visible.add(id);
  return { parents: rows, visibleParents: visible };
}

function cardsOf(view: ViewContext, rows: readonly StatusRow[]): Map<string, string> {
  const urls = present(rows.map((row) => row.card_url));
  if (urls.length === 0) return new Map();
  const found = view.inst.db.all<{ url: string; card: string }>(
    'SELECT url, card FROM link_cards WHERE url IN (SELECT value FROM json_each(?))',
    JSON.stringify(urls),
  );
  return new Map(found.map(({ url, card }) => [url, card]));
}

function votesOf(view: ViewContext, polls: readonly number[]) {
  const me = viewerOf(view);
  return me === null || polls.length === 0 ? [] : parts.votesOf(view.inst.db, polls, me);
}

function participationsOf(view: ViewContext, rows: readonly StatusRow[]): Map<number, number> {
  const direct = rows.filter((row) => row.visibility === 'direct').map((row) => row.conversation_id);
  const me = viewerOf(view);
  if (me === null || direct.length === 0) return new Map();
  return parts.participationIds(view.inst.db, direct, me);
}

/** Reads all that is needed to show these posts to the viewer. */
export function loadGraph(view: ViewContext, ids: readonly string[]): StatusGraph {
  const { db, now } = view.inst;
  const statuses = visibleStatuses(view, ids);
  const rows = [...statuses.values()];
  const keys = [...statuses.keys()];
  const polls = present(rows.map((row) => row.poll_id));
  const mentions = parts.mentionsOf(db, keys);
  const { parents, visibleParents } = parentsOf(view, statuses);
  const people = [...rows, ...parents.values()].map((row) => row.account_id);
  return {
    statuses,
    parents,
    visibleParents,
    accounts: getAccounts(db, [...people, ...mentions.map((row) => row.account_id)]),
    media: new Grouped(
      rows.some((row) => row.has_media === 1) ? parts.mediaOf(db, keys) : [],
      (row) => row.status_id ?? '',
    ),
    mentions: new Grouped(mentions, (row) => row.status_id),
    tags: new Grouped(parts.tagsOf(db, keys), (row) => row.status_id),
    reactions: new Grouped(parts.reactionsOf(db, keys), (row) => row.status_id),
    polls: new Map((polls.length === 0 ? [] : parts.pollRows(db, polls)).map((row) => [row.id, row])),
    votes: new Grouped(votesOf(view, polls), (row) => String(row.poll_id)),
    marks: parts.viewerMarks(db, keys, viewerOf(view), now()),
    participations: participationsOf(view, rows),
    cards: cardsOf(view, rows),
    emojis: new EmojiTable(
      db,
      view.base,
      rows.flatMap((row) => textList(row.emojis)),
    ),
  };
}
