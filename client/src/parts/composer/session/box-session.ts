import type { ComposeContent, TextLimits } from '@/domain/writing/compose';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { splitThread } from '@/domain/writing/split-thread';
import { textLength } from '@/domain/writing/text-length';
import { randomKey } from '@/lib/random-key';
import type { ComposeSession } from './compose-session';

const emptyBox = (text = ''): FurtherBox => ({ key: randomKey(), text, media: [], poll: null });

let newBox: string | null = null;

/** True once, for a box that was just added by hand: it takes the focus. */
export function isNewBox(key: string): boolean {
  const isNew = newBox === key;
  if (isNew) newBox = null;
  return isNew;
}

/** One more post at the end of the chain; its key. */
export function addBox(session: ComposeSession): string {
  const box = emptyBox();
  newBox = box.key;
  session.change({ more: [...session.get().content.more, box] });
  return box.key;
}

export const changeBox = (session: ComposeSession, key: string, patch: Partial<FurtherBox>): void =>
  session.change({
    more: session.get().content.more.map((box) => (box.key === key ? { ...box, ...patch } : box)),
  });

export const removeBox = (session: ComposeSession, key: string): void =>
  session.change({ more: session.get().content.more.filter((box) => box.key !== key) });

/** The chain with every text in posts that fit; files and polls stay with the first part of theirs. */
export function splitContent(
  content: ComposeContent,
  { textLimit, counting }: TextLimits,
): Pick<ComposeContent, 'text' | 'more'> {
  const measure = (text: string): number => textLength(text, counting);
  const room = textLimit - measure(content.spoilerText);
  const [text = '', ...rest] = splitThread(content.text, room, measure);
  const more = content.more.flatMap((box) => {
    const [first = '', ...parts] = splitThread(box.text, room, measure);
    return [{ ...box, text: first }, ...parts.map((part) => emptyBox(part))];
  });
  return { text, more: [...rest.map((part) => emptyBox(part)), ...more] };
}
