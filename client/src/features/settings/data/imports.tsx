import { useId, useRef, useState, type ReactElement } from 'react';
import type { AccountFiles, FailedLine, ImportState } from '@/data/own-account/account-files';
import {
  csvLine,
  IMPORT_KINDS,
  readImport,
  type ImportKind,
  type ReadImport,
} from '@/domain/account/account-csv';
import { ApiError, type ApiErrorKind } from '@/domain/api-error';
import { useReadable } from '@/data/react/realm-context';
import { ownWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { Waiting } from './waiting-words';
import own from '../own/own.module.css';

/** A file larger than this holds no list of people. Bytes. */
const LARGEST = 5_000_000;
/** Lines shown of a list that may be long. */
const SHOWN = 20;

/** Lines that need no more than a look; the rest is a number. */
function Some({ lines, label }: { lines: readonly string[]; label: string }): ReactElement {
  const t = useT();
  return (
    <details>
      <summary>{label}</summary>
      <ul className={own.list}>
        {lines.slice(0, SHOWN).map((line, at) => (
          <li key={`${at} ${line}`}>
            <bdi>{line}</bdi>
          </li>
        ))}
        {lines.length > SHOWN && <li>{t('own_data.more', { count: lines.length - SHOWN })}</li>}
      </ul>
    </details>
  );
}

interface Preview {
  kind: ImportKind;
  name: string;
  read: ReadImport;
}

function Choosing({ onPreview }: { onPreview: (preview: Preview) => void }): ReactElement {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('follows');
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (file: File): Promise<void> => {
    setProblem(null);
    if (file.size > LARGEST) {
      setProblem(t('own_data.too_large'));
      return;
    }
    try {
      onPreview({ kind, name: file.name, read: readImport(kind, await file.text()) });
    } catch {
      setProblem(t('own_data.unreadable'));
    }
  };
  return (
    <div className={own.pad}>
      <Field label={t('own_data.what')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={IMPORT_KINDS.map((one) => ({ value: one, label: t(`own_data.kind_${one}`) }))}
            onChange={setKind}
          />
        )}
      </Field>
      {problem !== null && <Alert level="error">{problem}</Alert>}
      <div className={own.actions}>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('own_data.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void look(file);
          }}
        />
        <Button icon="upload" onClick={() => input.current?.click()}>
          {t('own_data.choose')}
        </Button>
      </div>
    </div>
  );
}

function Looked({
  preview: { kind, name, read },
  onStart,
  onCancel,
}: {
  preview: Preview;
  onStart: () => void;
  onCancel: () => void;
}): ReactElement {
  const t = useT();
  const { lines, odd } = read;
  return (
    <div className={own.pad} role="group" aria-label={t('own_data.preview', { name })}>
      <p className={own.text}>{t(`own_data.will_${kind}`, { count: lines.length })}</p>
      {lines.length > 0 && <Some lines={lines} label={t('own_data.show_lines')} />}
      {odd.length > 0 && <Some lines={odd} label={t('own_data.odd', { count: odd.length })} />}
      <p className={own.hint}>{t('own_data.takes')}</p>
      <div className={own.actions}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button look="primary" disabled={lines.length === 0} onClick={onStart}>
          {t('own_data.start')}
        </Button>
      </div>
    </div>
  );
}

/** An import keeps the kind alone of what a server answered. */
const kindWords = (t: Translator, kind: ApiErrorKind): string =>
  ownWords(t, new ApiError(kind, { status: 200 }));

const whyWords = (t: Translator, { why }: FailedLine): string =>
  why === 'unknown' ? t('own_data.nobody') : kindWords(t, why);

function Failed({ state }: { state: ImportState }): ReactElement | null {
  const t = useT();
  const { failed, kind } = state;
  if (failed.length === 0) return null;
  const file = (): void =>
    saveFile(
      `failed-${kind}.csv`,
      'text/csv',
      failed.map(({ line }) => (kind === 'lists' ? `${line}\n` : csvLine(line))).join(''),
    );
  return (
    <>
      <Some
        lines={failed.map((line) => `${line.line}: ${whyWords(t, line)}`)}
        label={t('own_data.failed', { count: failed.length })}
      />
      <div className={own.actions}>
        <Button small icon="download" onClick={file}>
          {t('own_data.save_failed')}
        </Button>
      </div>
    </>
  );
}

function Running({ files, state }: { files: AccountFiles; state: ImportState }): ReactElement {
  const t = useT();
  const id = useId();
  const { is, at, total, already, failed, error } = state;
  const numbers = { done: at - already - failed.length, already, failed: failed.length };
  const name = t(`own_data.kind_${state.kind}`);
  const runs = is === 'running' || is === 'waiting';
  return (
    <div className={own.pad} role="group" aria-label={t('own_data.importing', { name })}>
      <label htmlFor={id}>{t('own_data.so_far', { name, at, total })}</label>
      <progress id={id} className={own.progress} value={at} max={Math.max(1, total)} />
      <p className={own.hint} role="status">
        {is === 'stopped' && t('own_data.stopped', { at, total })} {t('own_data.numbers', numbers)}
        <Waiting until={state.until} />
        {is === 'finished' && ` ${t('own_data.finished')}`}
      </p>
      {error !== null && <Alert level="error">{kindWords(t, error)}</Alert>}
      <Failed state={state} />
      <div className={own.actions}>
        {runs && <Button onClick={() => files.stop()}>{t('own_data.stop')}</Button>}
        {is === 'stopped' && (
          <Button look="primary" onClick={() => files.goOn()}>
            {t('own_data.go_on')}
          </Button>
        )}
        {!runs && (
          <Button onClick={() => files.dismiss()}>
            {t(is === 'finished' ? 'own_data.close' : 'own_data.give_up')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A file of lines: looked at first, then gone through one by one; how far it came outlives the page. */
export function Imports({ files }: { files: AccountFiles }): ReactElement {
  const state = useReadable(files.importing);
  const [preview, setPreview] = useState<Preview | null>(null);
  if (state) return <Running files={files} state={state} />;
  if (!preview) return <Choosing onPreview={setPreview} />;
  return (
    <Looked
      preview={preview}
      onCancel={() => setPreview(null)}
      onStart={() => {
        files.startImport(preview.kind, preview.read.lines);
        setPreview(null);
      }}
    />
  );
}
