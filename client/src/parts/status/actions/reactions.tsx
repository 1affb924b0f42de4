import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import type { Reaction } from '@/domain/status/status';
import { compactCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { EmojiImage } from '@/parts/rich-text/emoji-image';
import { peekAt } from './peek';
import styles from './actions.module.css';

/** S2 §4: shown before "+N". */
const SHOWN = 12;

/** Reactions to a post with their counts; a click adds or takes back the reader's own (REACT-01). */
export function Reactions({ id, reactions }: { id: StatusId; reactions: readonly Reaction[] }): ReactElement {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? reactions : reactions.slice(0, SHOWN);
  const hidden = reactions.length - shown.length;
  return (
    <ul className={styles.reactions} aria-label={t('status.reactions')}>
      {shown.map((reaction) => (
        <li key={reaction.name}>
          <Chip id={id} reaction={reaction} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={styles.reaction}
            data-more
            aria-label={t('status.more_reactions', { count: hidden })}
            onClick={({ currentTarget }) => {
              const chips = currentTarget.closest('ul')?.getElementsByTagName('button');
              setAll(true);
              // The button goes: the focus is on the first of what it has brought.
              setTimeout(() => chips?.[SHOWN]?.focus());
            }}
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}

function Chip({ id, reaction }: { id: StatusId; reaction: Reaction }): ReactElement {
  const t = useT();
  const { intents } = useRealm();
  const visitor = useMe() === null;
  const { name, url, count, me } = reaction;
  return (
    // A visitor's is not disabled: who reacted can be seen with the keyboard, too.
    <button
      type="button"
      className={styles.reaction}
      data-me={me || undefined}
      aria-pressed={visitor ? undefined : me}
      aria-disabled={visitor || undefined}
      aria-label={t('status.reaction', { name: url === null ? name : `:${name}:`, count })}
      onClick={() => {
        if (!visitor) intents.react(id, reaction, !me);
      }}
      {...peekAt('reaction', id, name)}
    >
      {url === null ? (
        <span className={styles.character}>{name}</span>
      ) : (
        <EmojiImage
          emoji={{ shortcode: name, url, staticUrl: url, category: null, visibleInPicker: false }}
        />
      )}
      <span>{compactCount(t, count)}</span>
    </button>
  );
}
