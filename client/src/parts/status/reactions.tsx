import { useState, type ReactElement } from 'react';
import type { Reaction } from '@/domain/status';
import { compactCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { EmojiImage } from '@/parts/rich-text/emoji-image';
import styles from './status.module.css';

/** S2 §4: shown before "+N". */
const SHOWN = 12;

const nameOf = ({ name, url }: Reaction): string => (url === null ? name : `:${name}:`);

/** Reactions to a post with their counts; the reader's own stand out. */
export function Reactions({ reactions }: { reactions: readonly Reaction[] }): ReactElement {
  const t = useT();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, reactions.length - SHOWN);
  return (
    <ul className={styles.reactions} aria-label={t('status.reactions')}>
      {reactions.slice(0, reactions.length - hidden).map((reaction) => (
        <li
          key={reaction.name}
          className={styles.reaction}
          data-me={reaction.me || undefined}
          title={t('status.reaction', { name: nameOf(reaction), count: reaction.count })}
        >
          <ReactionPicture reaction={reaction} />
          <span>{compactCount(t, reaction.count)}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={styles.reaction}
            data-more
            aria-label={t('status.more_reactions', { count: hidden })}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}

function ReactionPicture({ reaction }: { reaction: Reaction }): ReactElement {
  const { name, url } = reaction;
  if (url === null) return <span className={styles.character}>{name}</span>;
  return (
    <EmojiImage emoji={{ shortcode: name, url, staticUrl: url, category: null, visibleInPicker: false }} />
  );
}
