import { insertRow } from '../../src/storage/insert.ts';
import { getStatus, type StatusRow } from '../../src/storage/statuses.ts';
import { Lookalikes } from './lookalike.ts';
import { type Exchange, exchanges } from './recordings.ts';
import { at, list, objectsIn, text } from './json.ts';
import { isNick, type Nick, Stage } from './stage.ts';

/** What is sent; `as` null = a guest, 'app' = the app's own token, 'bad' = a token nobody has. */
export interface Call {
  as: Nick | 'app' | 'bad' | null;
  method: string;
  path: string;
  query: readonly (readonly [string, string])[];
  body: Exchange['body'];
  bodyType: Exchange['bodyType'];
  headers: Record<string, string>;
}

/** How to set the stage for one recording. */
export interface Instruction {
  /** Who asks; by default alice where the recording is signed in. */
  as?: Call['as'];
  /** What must be so before the call. */
  before?: (scene: Scene) => unknown;
  /** Changes the call after recorded ids were replaced. */
  change?: (call: Call, scene: Scene) => Call | Promise<Call>;
  /** Why this recording cannot be replayed here. */
  skip?: string;
  /** Differences that are known and right, by path or its ending. */
  allow?: readonly RegExp[];
  rateLimits?: true;
}

const shortcodes = list(exchanges.find(({ name }) => name === 'custom_emojis')?.answer).map((emoji) =>
  text(at(emoji, 'shortcode')),
);

/** Who asked when it was recorded: accounts show some members only to themselves. */
function asker(exchange: Exchange): Nick {
  const { name, path } = exchange;
  if (path.includes('/pleroma/admin/')) {
    if (name.endsWith('_as_user')) return 'alice';
    return name.endsWith('_as_mod') ? 'modesty' : 'admin';
  }
  for (const object of objectsIn(exchange.answer)) {
    const acct = text(object['acct']);
    if ('accepts_direct_messages_from' in object && isNick(acct)) return acct;
  }
  return 'alice';
}

/** One recording on its stage. */
export class Scene {
  readonly stage: Stage;
  readonly looks: Lookalikes;
  readonly exchange: Exchange;
  readonly as: Call['as'];
  /** Who asks, for preparations; alice for guests. */
  readonly me: Nick;

  constructor(exchange: Exchange, instruction: Instruction) {
    this.exchange = exchange;
    this.stage = new Stage({ rateLimits: instruction.rateLimits === true });
    this.looks = new Lookalikes(this.stage);
    this.as = instruction.as === undefined ? (exchange.signedIn ? asker(exchange) : null) : instruction.as;
    this.me = this.as === null || this.as === 'app' || this.as === 'bad' ? 'alice' : this.as;
    const { db } = this.stage;
    db.transaction(() => {
      for (const shortcode of shortcodes)
        insertRow(db, 'emojis', { shortcode, pack: 'shapes', path: `/emoji/shapes/${shortcode}.png` });
    });
  }

  /** The local post for a recorded id. */
  async post(recordedId: string): Promise<StatusRow> {
    const id = await this.looks.status(recordedId);
    const row = id === undefined ? undefined : getStatus(this.stage.db, id);
    if (!row) throw new Error(`no recording shows the post ${recordedId}`);
    return row;
  }

  /** The local post that the path of the call names. */
  subject(): Promise<StatusRow> {
    const [, id = ''] = /\/([A-Z][0-9A-Za-z]{17})(?:\/|$)/u.exec(this.exchange.path) ?? [];
    return this.post(id);
  }
}
