import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import styles from './bar.module.css';

/** The search box of the wide top bar; an empty query is ignored (S1 §5). */
export function SearchField({ onCancel }: { onCancel?: () => void }): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (onCancel) field.current?.focus();
  }, [onCancel]);
  const search = (form: FormData): void => {
    const query = form.get('query');
    if (typeof query === 'string' && query.trim() !== '') navigate(paths.search(query.trim()));
  };
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <Icon name="search" size="s" />
      <TextInput
        ref={field}
        type="search"
        name="query"
        aria-label={t('nav.search')}
        placeholder={t('nav.search')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
        end={onCancel && <IconButton icon="x" iconSize="s" label={t('common.cancel')} onClick={onCancel} />}
      />
      {!onCancel && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}

/** The same where it has no room: a button that becomes the box, which Cancel takes away with its text (SRCH-02). */
export function SearchToggle(): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (open) return <SearchField onCancel={close} />;
  return <IconButton icon="search" iconSize="nav" label={t('nav.search')} onClick={() => setOpen(true)} />;
}
