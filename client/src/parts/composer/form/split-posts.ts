import type { ComposeContent, TextLimits } from '@/domain/writing/compose';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { splitThread } from '@/domain/writing/split-thread';
import { textLength } from '@/domain/writing/text-length';
import { boxWith } from '@/parts/composer/session/box-session';
import { typeInto } from '@/parts/composer/suggest/type-into';

/** What is asked of the session of a form. */
interface Form {
  get: () => { content: Pick<ComposeContent, 'text' | 'more' | 'spoilerText'>; posting: boolean };
  change: (patch: Partial<Pick<ComposeContent, 'text' | 'more'>>) => void;
}

/** A text that was cut: the parts behind its first are posts of their own. */
interface Cut {
  field: HTMLTextAreaElement;
  whole: string;
  first: string;
  parts: readonly FurtherBox[];
}

type Boxes = readonly FurtherBox[];

/** Puts the text of a field, and the posts that follow from it, into the content at once. */
function put(session: Form, { value: text, dataset }: HTMLTextAreaElement, more: Boxes): void {
  const own = dataset['box'];
  if (own === undefined) session.change({ text, more });
  else session.change({ more: more.map((box) => (box.key === own ? { ...box, text } : box)) });
}

const withParts = (more: Boxes, { field, parts }: Cut): Boxes =>
  more.toSpliced(more.findIndex(({ key }) => key === field.dataset['box']) + 1, 0, ...parts);

const isAsCut = (more: Boxes, part: FurtherBox): boolean =>
  more.some(
    ({ key, text, media, poll }) => key === part.key && text === part.text && !poll && media.length === 0,
  );

/**
 * The parts come and go with the text that they were cut from, which the browser itself undoes and does again. Where
 * one of them was changed since, all of them stay: no word of it goes.
 */
function follow(session: Form, cut: Cut): void {
  const { field, whole, first, parts } = cut;
  const { more } = session.get().content;
  const isPart = ({ key }: FurtherBox): boolean => parts.some((part) => part.key === key);
  if (field.value === first && !more.some(isPart)) put(session, field, withParts(more, cut));
  if (field.value === whole && parts.every((part) => isAsCut(more, part)))
    put(
      session,
      field,
      more.filter((box) => !isPart(box)),
    );
}

/**
 * Cuts each text that is longer than a post may be into posts that fit; files and polls stay with its first part. The
 * cut is typed into its field, so that it is one step of the undo there.
 */
export function splitPosts(session: Form, fields: readonly HTMLTextAreaElement[], limits: TextLimits): void {
  if (session.get().posting) return;
  const measure = (text: string): number => textLength(text, limits.counting);
  const room = limits.textLimit - measure(session.get().content.spoilerText);
  for (const field of fields) {
    const whole = field.value;
    const [first = '', ...rest] = splitThread(whole, room, measure);
    if (rest.length === 0) continue;
    const cut = { field, whole, first, parts: rest.map(boxWith) };
    typeInto(field, { start: first.length, end: whole.length, insert: '' });
    put(session, field, withParts(session.get().content.more, cut));
    field.addEventListener('input', (event) => {
      const { inputType } = event instanceof InputEvent ? event : {};
      if (inputType === 'historyUndo' || inputType === 'historyRedo') follow(session, cut);
    });
  }
}
