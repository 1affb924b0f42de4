import { useEffect, useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { useClearBrowser } from '@/parts/account/use-clear-browser';
import { sizeWords } from '@/parts/composer/files/upload-words';
import { Button } from '@/ui/button/button';
import own from '../own/own.module.css';

/** What this browser keeps of all accounts, and the way to delete it (docs/privacy.md). */
export function KeptHere(): ReactElement {
  const t = useT();
  const clear = useClearBrowser();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const { storage } = navigator;
    storage?.estimate?.().then(
      ({ usage }) => setBytes(usage ?? null),
      () => undefined,
    );
  }, []);
  return (
    <div className={own.pad}>
      {bytes !== null && <p className={own.hint}>{t('own_data.kept_size', { size: sizeWords(t, bytes) })}</p>}
      <div className={own.actions}>
        <Button look="danger" onClick={clear}>
          {t('own_data.kept_clear')}
        </Button>
      </div>
    </div>
  );
}
