import '@/i18n/messages/en/late/own';
import { useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import own from './own.module.css';

/** Copies a text, and says beside it whether the browser let it. */
export function CopyButton({
  text,
  small = false,
  onCopied,
}: {
  text: string;
  small?: boolean;
  onCopied?: () => void;
}): ReactElement {
  const t = useT();
  const [told, setTold] = useState<'own.copied' | 'own.not_copied' | null>(null);
  const copy = async (): Promise<void> => {
    setTold(null);
    try {
      await navigator.clipboard.writeText(text);
      setTold('own.copied');
      onCopied?.();
    } catch {
      setTold('own.not_copied');
    }
  };
  return (
    <>
      <Button small={small} icon="copy" onClick={() => void copy()}>
        {t('own.copy')}
      </Button>
      <span className={own.hint} role="status">
        {told !== null && t(told)}
      </span>
    </>
  );
}
