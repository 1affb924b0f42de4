import { useEffect, useRef, useState, type ReactElement } from 'react';
import { allPosts, exportLibrary, MEDIA_MOST, type ExportProgress } from '@/data/library/export-library';
import type { Library } from '@/data/library/library';
import { toApiError } from '@/domain/api-error';
import { exportedJson } from '@/domain/library/exported';
import { errorWords } from '@/i18n/error-words';
import { fileSize } from '@/i18n/file-size';
import { dateTime } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/panel/disclosure';
import styles from './library.module.css';

type Saving =
  | { is: 'idle' }
  | { is: 'running'; progress: ExportProgress | null }
  | { is: 'done' | 'failed'; words: string };

type Make = (signal: AbortSignal, tell: (progress: ExportProgress) => void) => Promise<string>;

/** One copy at a time; what is being made ends with the screen. */
function useSaving(): readonly [saving: Saving, run: (make: Make) => void, stop: () => void] {
  const t = useT();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = (make: Make): void => {
    const own = new AbortController();
    running.current = own;
    const tell = (next: Saving): void => {
      if (!own.signal.aborted) setSaving(next);
    };
    tell({ is: 'running', progress: null });
    make(own.signal, (progress) => tell({ is: 'running', progress })).then(
      (words) => tell({ is: 'done', words }),
      (thrown: unknown) => tell({ is: 'failed', words: errorWords(t, toApiError(thrown)) }),
    );
  };
  const stop = (): void => {
    running.current?.abort();
    setSaving({ is: 'idle' });
  };
  return [saving, run, stop];
}

/** A copy of the library in files of the reader's own. */
export function LibraryExport({ library }: { library: Library }): ReactElement {
  const t = useT();
  const [saving, run, stop] = useSaving();
  const isRunning = saving.is === 'running';
  const asJson: Make = async () => {
    const posts = await allPosts(library);
    saveFile('library.json', 'application/json', exportedJson(posts, library.folders.get() ?? []));
    return t('library.saved', { count: posts.length });
  };
  const asPage: Make = async (signal, tell) => {
    const date = (at: number): string => dateTime(t.locale).format(at);
    const folders = library.folders.get() ?? [];
    const words = { title: t('library.title'), lang: t.locale, dir: t.dir, date, folders };
    const made = await exportLibrary(library, words, signal, tell);
    saveFile('library.zip', 'application/zip', made.archive);
    const saved = t('library.saved', { count: made.posts });
    return made.named === 0 ? saved : `${saved} ${t('library.not_fetched', { count: made.named })}`;
  };
  return (
    <Disclosure summary={t('library.export')} className={styles.disclosure}>
      <p className={styles.faint}>{t('library.export_hint', { size: fileSize(t, MEDIA_MOST) })}</p>
      <div className={styles.acts}>
        <Button small icon="download" disabled={isRunning} onClick={() => run(asJson)}>
          {t('library.export_json')}
        </Button>
        <Button small icon="download" disabled={isRunning} onClick={() => run(asPage)}>
          {t('library.export_page')}
        </Button>
        {isRunning && (
          <Button small onClick={stop}>
            {t('library.export_stop')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.faint}>
        {saving.is === 'running' &&
          (saving.progress
            ? t('library.export_running', { ...saving.progress })
            : t('library.export_reading'))}
        {(saving.is === 'done' || saving.is === 'failed') && saving.words}
      </p>
    </Disclosure>
  );
}
