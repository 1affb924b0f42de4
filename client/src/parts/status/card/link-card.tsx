import { useState, type ReactElement } from 'react';
import type { LinkCard as Card } from '@/domain/status/status';
import { Icon } from '@/ui/icon/icon';
import styles from './cards.module.css';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** Wider pictures stand above the text (design language §7). */
const isWide = ({ width, height }: Card): boolean =>
  width !== null && height !== null && height > 0 && width > 480 && width / height > 1.6;

/** Preview of a linked page (ST-10); its picture is left out where media are hidden or covered. */
export function LinkCard({ card, withImage }: { card: Card; withImage: boolean }): ReactElement {
  const [failed, setFailed] = useState(false);
  const image = withImage && !failed ? card.image : null;
  return (
    <a
      className={styles.card}
      href={card.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      data-wide={(image !== null && isWide(card)) || undefined}
    >
      {image !== null && (
        <img
          className={styles.picture}
          src={image}
          alt={card.imageDescription ?? ''}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
      <span className={styles.cardText}>
        <span className={styles.source}>
          <Icon name="link" size="xs" />
          {card.providerName.trim() === '' ? hostOf(card.url) : card.providerName}
        </span>
        <bdi className={styles.title}>{card.title.trim() === '' ? card.url : card.title}</bdi>
        {card.description.trim() !== '' && <bdi className={styles.description}>{card.description}</bdi>}
      </span>
    </a>
  );
}
