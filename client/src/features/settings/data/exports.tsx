import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { AccountFiles, ExportProgress } from '@/data/own-account/account-files';
import { EXPORT_KINDS, type ExportKind } from '@/domain/account/account-csv';
import { toApiError, type ApiError } from '@/domain/api-error';
import { useMe } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { Problem } from '../own/problem';
import { Waiting } from './waiting-words';
import own from '../own/own.module.css';

interface State {
  progress: ExportProgress | null;
  error: ApiError | null;
  /** Lines of the file that was saved. */
  done: number | null;
}

const STILL: State = { progress: null, error: null, done: null };

function useExport(files: AccountFiles, kind: ExportKind): State & { start: () => void; stop: () => void } {
  const me = useMe();
  const [state, setState] = useState(STILL);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    let lines = 0;
    const tell = (progress: ExportProgress): void => {
      lines = progress.lines;
      if (!controller.signal.aborted) setState({ ...STILL, progress });
    };
    tell({ lines: 0, waitingUntil: null });
    try {
      const text = await files.export(kind, tell, controller.signal);
      saveFile(`${me?.username ?? 'account'}-${kind}.csv`, 'text/csv', text);
      setState({ ...STILL, done: lines });
    } catch (thrown) {
      const error = toApiError(thrown);
      setState(error.kind === 'aborted' ? STILL : { ...STILL, error });
    }
  };
  return { ...state, start: () => void start(), stop: () => running.current?.abort() };
}

function Export({ files, kind }: { files: AccountFiles; kind: ExportKind }): ReactElement {
  const t = useT();
  const { progress, error, done, start, stop } = useExport(files, kind);
  const name = t(`own_data.kind_${kind}`);
  return (
    <div className={own.row}>
      <div>
        {name}
        <p className={own.hint} role="status">
          {progress && t('own_data.lines', { count: progress.lines })}
          {progress && <Waiting until={progress.waitingUntil} />}
          {done !== null && t('own_data.exported', { count: done })}
        </p>
      </div>
      {progress ? (
        <Button small onClick={stop} aria-label={t('own_data.stop_one', { name })}>
          {t('own_data.stop')}
        </Button>
      ) : (
        <Button small icon="download" onClick={start} aria-label={t('own_data.save_one', { name })}>
          {t('own_data.save')}
        </Button>
      )}
      {error && (
        <div className={own.below}>
          <Problem what={t('own_data.export_failed')} error={error} onRetry={start} />
        </div>
      )}
    </div>
  );
}

/** Each list of the account as a file, made here from the pages that the server gives. */
export function Exports({ files }: { files: AccountFiles }): ReactElement {
  return (
    <>
      {EXPORT_KINDS.map((kind) => (
        <Export key={kind} files={files} kind={kind} />
      ))}
    </>
  );
}
