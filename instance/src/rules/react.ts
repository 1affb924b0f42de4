import type { Instance } from '../lib/context.ts';
import { badRequest } from '../lib/errors.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { notify } from './notify.ts';

const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

interface Reaction {
  name: string;
  url: string | null;
}

export function isEmoji(text: string): boolean {
  return EMOJI.test(text) || EMOJI.test(`${text}\ufe0f`);
}

/** What a path part means: an emoji, a shortcode of this server, or a remote one that is on the post already. */
function reactionFor(inst: Instance, row: StatusRow, written: string): Reaction | undefined {
  if (isEmoji(written)) return { name: written, url: null };
  const code = written.replace(/^:(.*):$/, '$1');
  const own = inst.db.get<{ path: string }>(
    `SELECT path FROM emojis WHERE host = '' AND shortcode = ?`,
    code,
  );
  if (own) return { name: code, url: own.path };
  if (!code.includes('@')) return undefined;
  return inst.db.get<Reaction>(
    'SELECT name, url FROM reactions WHERE status_id = ? AND name = ?',
    row.id,
    code,
  );
}

/** Adds a reaction; again changes nothing. 400 for what is no emoji. */
export function react(inst: Instance, accountId: string, row: StatusRow, written: string): void {
  const reaction = reactionFor(inst, row, written);
  if (!reaction) throw badRequest('Could not add reaction emoji');
  inst.db.transaction(() => {
    const { changes } = inst.db.run(
      'INSERT INTO reactions (status_id, account_id, name, url, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      row.id,
      accountId,
      reaction.name,
      reaction.url,
      inst.now(),
    );
    if (changes === 0) return;
    const isCustom = reaction.url !== null;
    notify(inst, {
      accountId: row.account_id,
      type: 'pleroma:emoji_reaction',
      fromId: accountId,
      statusId: row.id,
      emoji: isCustom ? `:${reaction.name}:` : reaction.name,
      ...(isCustom ? { emojiUrl: reaction.url ?? '' } : {}),
    });
  });
}

/** Takes a reaction back; one that is not there is no error (recorded). */
export function unreact(inst: Instance, accountId: string, row: StatusRow, written: string): void {
  const name = written.replace(/^:(.*):$/, '$1');
  inst.db.transaction(() => {
    inst.db.run(
      'DELETE FROM reactions WHERE status_id = ? AND account_id = ? AND name = ?',
      row.id,
      accountId,
      name,
    );
    inst.db.run(
      `DELETE FROM notifications WHERE type = 'pleroma:emoji_reaction' AND account_id = ? AND from_account_id = ?
       AND status_id = ? AND emoji IN (?, ?)`,
      row.account_id,
      accountId,
      row.id,
      name,
      `:${name}:`,
    );
  });
}
