import { useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Sticker, StickerPack } from '@/domain/instance/sticker';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { SlowNote } from '@/ui/state/slow';
import { Picture } from '@/ui/picture/picture';
import styles from './emoji-picker.module.css';

/** Stickers by packs (COMP-11). A sticker becomes a file of the post. */
export function StickerPanel({
  packs,
  onPick,
}: {
  packs: readonly StickerPack[];
  onPick: (file: File) => void;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const { base } = useServer();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const pick = async (sticker: Sticker): Promise<void> => {
    setBusy(sticker.path);
    setFailure(null);
    try {
      const writing = await (await realm.late.details.load()).writingHelp();
      onPick(await writing.stickerFile(sticker));
    } catch (thrown) {
      setFailure(toApiError(thrown));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={styles.stickers} role="group" aria-label={t('reacting.stickers')}>
      {busy !== null && (
        <div role="status">
          <SlowNote />
        </div>
      )}
      {failure && <Alert level="error">{errorWords(t, failure)}</Alert>}
      {packs.map((pack) => (
        <section key={pack.title} aria-label={pack.title}>
          <h3 className={styles.title}>{pack.title}</h3>
          <div className={styles.stickerGrid}>
            {pack.stickers.map((sticker) => (
              <button
                key={sticker.path}
                type="button"
                className={styles.sticker}
                aria-label={sticker.name}
                title={sticker.name}
                aria-busy={busy === sticker.path || undefined}
                disabled={busy !== null}
                onClick={() => void pick(sticker)}
              >
                <Picture loading="lazy" src={base + sticker.path} alt="" instead={sticker.name} />
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
