import type { Account, Card, Status } from '@skein/wire';
import { plainText } from '../rules/escape.ts';
import { visibility } from '../rules/visibility.ts';
import { withBase } from '../lib/urls.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { getSettings } from '../storage/settings.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { attachmentView } from './attachment.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { textList } from '../lib/json.ts';
import { renderAccounts } from './account.ts';
import { pollView } from './poll.ts';
import { groupReactions } from './reactions.ts';
import { loadGraph, type StatusGraph } from './status-graph.ts';
import { iso, isoOrNull } from '../lib/time.ts';

function mentionView(account: AccountRow, base: string) {
  const { id, acct, username } = account;
  return { id, acct, username, url: withBase(base, account.url) };
}

/** Renders the posts of one graph; a post that is quoted shows no quote of its own. */
class StatusRenderer {
  private readonly view: ViewContext;
  private readonly graph: StatusGraph;
  private readonly people: Map<string, Account>;
  private readonly hasFolders: boolean;

  constructor(view: ViewContext, graph: StatusGraph) {
    this.view = view;
    this.graph = graph;
    this.people = renderAccounts(view, graph.accounts.values());
    this.hasFolders = getSettings(view.inst.db).bookmarkFolders;
  }

  /** Undefined for posts (or repeats of posts) that the viewer may not see. */
  render(id: string): Status | undefined {
    const row = this.graph.statuses.get(id);
    if (!row) return undefined;
    if (row.reblog_of_id === null) return this.post(row, 'outer');
    const inner = this.graph.statuses.get(row.reblog_of_id);
    return inner && this.repeat(row, inner);
  }

  private repeat(row: StatusRow, inner: StatusRow): Status {
    const { base } = this.view;
    const author = this.graph.accounts.get(inner.account_id);
    const post = this.post(inner, 'outer');
    const marks = this.ownMarks(inner);
    return {
      id: row.id,
      uri: withBase(base, inner.uri),
      url: withBase(base, inner.uri),
      account: this.account(row.account_id),
      in_reply_to_id: null,
      in_reply_to_account_id: null,
      reblog: post,
      content: '',
      created_at: iso(row.created_at),
      reblogs_count: 0,
      replies_count: 0,
      favourites_count: 0,
      ...marks,
      pinned: false,
      sensitive: post.sensitive,
      spoiler_text: '',
      visibility: visibility(row.visibility),
      media_attachments: [],
      mentions: author ? [mentionView(author, base)] : [],
      tags: [],
      application: this.application(inner),
      language: post.language,
      emojis: [],
      pleroma: { local: row.local === 1, pinned_at: null },
    };
  }

  private post(row: StatusRow, level: 'outer' | 'quoted'): Status {
    const { base } = this.view;
    const content = withBase(base, row.content);
    const quote = level === 'outer' ? this.quoted(row) : null;
    return {
      id: row.id,
      uri: withBase(base, row.uri),
      url: withBase(base, row.url),
      created_at: iso(row.created_at),
      edited_at: isoOrNull(row.edited_at),
      account: this.account(row.account_id),
      content,
      text: null,
      spoiler_text: row.spoiler_text,
      visibility: visibility(row.visibility),
      sensitive: row.sensitive === 1,
      language: row.language,
      replies_count: row.replies_count,
      reblogs_count: row.reblogs_count,
      favourites_count: row.favourites_count,
      pinned: row.pinned_at !== null,
      reblog: null,
      quote,
      quote_id: row.quote_id,
      card: this.card(row),
      poll: this.poll(row),
      application: this.application(row),
      ...this.replyTo(row),
      ...this.ownMarks(row),
      ...this.attached(row),
      ...this.extras(row, content),
    };
  }

  private quoted(row: StatusRow): Status | null {
    const found = row.quote_id === null ? undefined : this.graph.statuses.get(row.quote_id);
    return found && found.reblog_of_id === null ? this.post(found, 'quoted') : null;
  }

  private account(id: string): Account {
    const account = this.people.get(id);
    // A post cannot be without its author: the database keeps them together.
    if (!account) throw new Error('a post without an author');
    return account;
  }

  private parent(row: StatusRow): StatusRow | undefined {
    return row.in_reply_to_id === null ? undefined : this.graph.parents.get(row.in_reply_to_id);
  }

  private replyTo(row: StatusRow) {
    const parent = this.parent(row);
    return { in_reply_to_id: parent?.id ?? null, in_reply_to_account_id: parent?.account_id ?? null };
  }

  private ownMarks(row: StatusRow) {
    const { marks } = this.graph;
    return {
      favourited: marks.favourited.has(row.id),
      reblogged: marks.reblogged.has(row.id),
      bookmarked: marks.bookmarked.has(row.id),
      muted: marks.mutedThreads.has(row.conversation_id) || marks.mutedAccounts.has(row.account_id),
    };
  }

  private attached(row: StatusRow) {
    const { base } = this.view;
    const { graph } = this;
    const host = graph.accounts.get(row.account_id)?.host ?? null;
    const named = graph.mentions.get(row.id).map((mention) => graph.accounts.get(mention.account_id));
    return {
      media_attachments: graph.media.get(row.id).map((media) => attachmentView(media, base)),
      mentions: named.flatMap((account) => (account ? [mentionView(account, base)] : [])),
      tags: graph.tags
        .get(row.id)
        .map(({ tag }) => ({ name: tag, url: `${base}/tag/${encodeURIComponent(tag)}` })),
      emojis: graph.emojis.list(textList(row.emojis), host),
    };
  }

  private poll(row: StatusRow) {
    const poll = row.poll_id === null ? undefined : this.graph.polls.get(row.poll_id);
    if (!poll) return null;
    const ownVotes = this.graph.votes.get(String(poll.id)).map(({ position }) => position);
    const viewer = { viewerId: this.view.viewer?.accountId ?? null, now: this.view.inst.now(), ownVotes };
    return pollView(poll, this.graph.emojis, this.graph.accounts.get(row.account_id)?.host ?? null, viewer);
  }

  private card(row: StatusRow): Card | null {
    const stored = row.card_url === null ? undefined : this.graph.cards.get(row.card_url);
    return stored === undefined ? null : JSON.parse(withBase(this.view.base, stored));
  }

  private application(row: StatusRow) {
    if (row.application_name === null) return null;
    return { name: row.application_name, website: row.application_website };
  }

  private source(row: StatusRow) {
    const isKnown = row.local === 1 || row.source !== '';
    return isKnown ? { content: row.source, mediaType: row.content_type } : null;
  }

  /** What only this family of servers adds. */
  private extras(row: StatusRow, content: string) {
    const { base } = this.view;
    const viewerId = this.view.viewer?.accountId ?? null;
    const { graph } = this;
    const parent = this.parent(row);
    const quoted = row.quote_id === null ? undefined : graph.statuses.get(row.quote_id);
    const reactions = groupReactions(graph.reactions.get(row.id), base, viewerId).map(
      ({ accountIds, ...group }) => ({ ...group, account_ids: accountIds }),
    );
    return {
      emoji_reactions: reactions,
      akkoma: {
        source: this.source(row),
        in_reply_to_apid: parent ? withBase(base, parent.uri) : null,
        quote_apid: quoted ? withBase(base, quoted.uri) : null,
      },
      pleroma: {
        local: row.local === 1,
        context: withBase(base, row.context),
        conversation_id: row.conversation_id,
        direct_conversation_id: graph.participations.get(row.conversation_id) ?? null,
        content: { 'text/plain': plainText(content) },
        spoiler_text: { 'text/plain': row.spoiler_text },
        expires_at: row.account_id === viewerId ? isoOrNull(row.expires_at) : null,
        thread_muted: graph.marks.mutedThreads.has(row.conversation_id),
        emoji_reactions: reactions,
        in_reply_to_account_acct: parent ? (graph.accounts.get(parent.account_id)?.acct ?? null) : null,
        parent_visible: parent !== undefined && graph.visibleParents.has(parent.id),
        pinned_at: isoOrNull(row.pinned_at),
        ...(this.hasFolders ? { bookmark_folder: graph.marks.bookmarked.get(row.id) ?? null } : {}),
      },
    };
  }
}

/** Posts on the wire, in the order of the ids; what the viewer may not see is left out. */
export function statusViews(view: ViewContext, ids: readonly string[]): Status[] {
  if (ids.length === 0) return [];
  const renderer = new StatusRenderer(view, loadGraph(view, ids));
  return ids.flatMap((id) => renderer.render(id) ?? []);
}

/** One post on the wire, undefined when the viewer may not see it. */
export function statusView(view: ViewContext, id: string): Status | undefined {
  return statusViews(view, [id])[0];
}
