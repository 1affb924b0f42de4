import { useId, useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import styles from './media.module.css';

/** ALT: shows the description over the picture, for everybody. */
export function AltBadge({ description }: { description: string }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {open && (
        <p className={styles.altText} id={id} dir="auto">
          {description}
        </p>
      )}
      <button
        type="button"
        className={styles.alt}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t(open ? 'media.hide_description' : 'media.show_description')}
        onClick={() => setOpen(!open)}
      >
        {t('media.alt')}
      </button>
    </>
  );
}
