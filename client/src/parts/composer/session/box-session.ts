import type { FurtherBox } from '@/domain/writing/compose-content';
import { randomKey } from '@/lib/random-key';
import type { ComposeSession } from './compose-state';

/** A further post with nothing but words. */
export const boxWith = (text: string): FurtherBox => ({ key: randomKey(), text, media: [], poll: null });

/** One more post at the end of the chain, which takes the focus. */
export function addBox(session: ComposeSession): void {
  const box = boxWith('');
  session.nextFocus.ask(box.key);
  session.change({ more: [...session.get().content.more, box] });
}

export const changeBox = (session: ComposeSession, key: string, patch: Partial<FurtherBox>): void =>
  session.change({
    more: session.get().content.more.map((box) => (box.key === key ? { ...box, ...patch } : box)),
  });

export const removeBox = (session: ComposeSession, key: string): void =>
  session.change({ more: session.get().content.more.filter((box) => box.key !== key) });
