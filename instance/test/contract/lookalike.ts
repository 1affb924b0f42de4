import { editStatus } from '../../src/rules/edit.ts';
import { contentType } from '../../src/rules/html.ts';
import { favourite, muteThread, pin, repeat } from '../../src/rules/interact.ts';
import { publishStatus } from '../../src/rules/publish.ts';
import { react } from '../../src/rules/react.ts';
import { visibility } from '../../src/rules/visibility.ts';
import { insertRow } from '../../src/storage/insert.ts';
import { getStatus } from '../../src/storage/statuses.ts';
import { at, type Json, type JsonObject, isObject, list, text } from './json.ts';
import { storedFile } from './media-files.ts';
import { seenStatuses } from './recordings.ts';
import { HOST, type Stage } from './stage.ts';

/** Makes posts that look like recorded ones; each recorded id once a stage. */
export class Lookalikes {
  private readonly made = new Map<string, string>();
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** The local id for a recorded one, made when the recordings show that post; undefined when they do not. */
  async status(recordedId: string): Promise<string | undefined> {
    const known = this.made.get(recordedId);
    if (known !== undefined) return known;
    const recorded = seenStatuses.get(recordedId);
    if (!recorded) return undefined;
    const id = await this.make(recorded);
    this.made.set(recordedId, id);
    return id;
  }

  /** An uploaded file of somebody that hangs on no post yet; its id. */
  async media(nick: string, mime: string): Promise<number> {
    const file = await storedFile(mime);
    return insertRow(this.stage.db, 'media', {
      account_id: this.stage.id(nick),
      type: file.type,
      mime_type: file.mime,
      path: file.path,
      preview_path: file.previewPath,
      description: 'described',
      blurhash: file.blurhash,
      width: file.width,
      height: file.height,
      size: file.size,
      created_at: this.stage.inst.now(),
    });
  }

  private async make(recorded: JsonObject): Promise<string> {
    const author = text(at(recorded, 'account', 'acct'));
    if (isObject(recorded['reblog'])) return this.makeRepeat(author, recorded['reblog']);
    const id = await this.publish(author, recorded);
    this.finish(id, author, recorded);
    return id;
  }

  private async makeRepeat(author: string, original: JsonObject): Promise<string> {
    const { inst } = this.stage;
    const id = await this.status(text(original['id']));
    const row = id === undefined ? undefined : getStatus(inst.db, id);
    if (!row) throw new Error('a repeat of nothing');
    return repeat(inst, this.stage.id(author), row, 'public');
  }

  private async publish(author: string, recorded: JsonObject): Promise<string> {
    const inReplyToId = await this.status(text(recorded['in_reply_to_id']));
    const quoteId = await this.status(text(recorded['quote_id']));
    const files = list(recorded['media_attachments']).map((file) => text(at(file, 'pleroma', 'mime_type')));
    const mediaIds = await Promise.all(files.map((mime) => this.media(author, mime)));
    const source = at(recorded, 'akkoma', 'source');
    const written = text(at(source, 'content')) || text(at(recorded, 'pleroma', 'content', 'text/plain'));
    return publishStatus(
      this.stage.inst,
      {
        accountId: this.stage.id(author),
        text: written === '' && files.length === 0 ? 'something' : written,
        contentType: contentType(at(source, 'mediaType')),
        visibility: visibility(recorded['visibility']),
        spoilerText: text(recorded['spoiler_text']),
        sensitive: recorded['sensitive'] === true,
        language: text(recorded['language']) || 'en',
        inReplyToId,
        quoteId,
        mediaIds: mediaIds.map(String),
        poll: pollDraft(recorded['poll']),
        expiresIn: at(recorded, 'pleroma', 'expires_at') ? 3600 : undefined,
      },
      HOST,
    );
  }

  /** What happened to the post later: reactions, pins, edits, another server's address. */
  private finish(id: string, author: string, recorded: JsonObject): void {
    const { inst } = this.stage;
    const row = getStatus(inst.db, id);
    if (!row) return;
    const carol = this.stage.id('carol');
    for (const reaction of list(recorded['emoji_reactions'])) {
      if (at(reaction, 'url') === null) react(inst, carol, row, text(at(reaction, 'name')));
      else
        insertRow(inst.db, 'reactions', {
          status_id: id,
          account_id: carol,
          name: text(at(reaction, 'name')),
          url: '/emoji/x.png',
          created_at: inst.now(),
        });
    }
    if (Number(recorded['favourites_count']) > 0) favourite(inst, carol, row);
    if (recorded['pinned'] === true) pin(inst, row.account_id, row);
    if (at(recorded, 'pleroma', 'thread_muted') === true) muteThread(inst, this.stage.id('alice'), row, 0);
    if (recorded['edited_at']) {
      editStatus(inst, row, { text: 'Second version', mediaIds: undefined }, HOST);
      const second = getStatus(inst.db, id);
      if (second)
        editStatus(
          inst,
          second,
          { text: text(at(recorded, 'akkoma', 'source', 'content')) || 'Third version' },
          HOST,
        );
    }
    if (isObject(recorded['poll']) && recorded['poll']['expired'] === true)
      inst.db.run('UPDATE polls SET expires_at = ? WHERE status_id = ?', inst.now() - 1000, id);
    if (author.includes('@')) this.moveAway(id, author);
  }

  private moveAway(id: string, author: string): void {
    const host = author.slice(author.indexOf('@') + 1);
    this.stage.db.run(
      "UPDATE statuses SET local = 0, source = '', application_name = NULL, uri = ?, url = ? WHERE id = ?",
      `https://${host}/objects/${id}`,
      `https://${host}/notice/${id}`,
      id,
    );
  }
}

function pollDraft(poll: Json | undefined) {
  if (!isObject(poll)) return undefined;
  return {
    options: list(poll['options']).map((option) => text(at(option, 'title'))),
    expiresIn: 86_400,
    multiple: poll['multiple'] === true,
    hideTotals: false,
  };
}
