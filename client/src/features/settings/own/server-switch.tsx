import { useId, useRef, useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { SwitchInput } from '@/ui/field/check';
import { Icon } from '@/ui/icon/icon';
import { tellSaved } from '../saved';
import { Problem } from './problem';
import styles from './own.module.css';

export interface ServerValue<V> {
  value: V;
  error: ApiError | null;
  set: (value: V) => void;
}

/**
 * A value that the server keeps: shown as chosen at once, saved at once, and as it was when the server refuses. The
 * last choice wins, with one call on its way at a time.
 */
export function useServerValue<V>(value: V, save: (value: V) => Promise<void>): ServerValue<V> {
  const [state, setState] = useState<{ pending: V | null; error: ApiError | null }>({
    pending: null,
    error: null,
  });
  const latest = useRef<{ value: V } | null>(null);
  const busy = useRef(false);
  const run = async (): Promise<void> => {
    busy.current = true;
    try {
      while (latest.current) {
        const next = latest.current;
        await save(next.value);
        if (latest.current === next) latest.current = null;
      }
      setState({ pending: null, error: null });
      tellSaved('server');
    } catch (thrown) {
      latest.current = null;
      setState({ pending: null, error: toApiError(thrown) });
    } finally {
      busy.current = false;
    }
  };
  return {
    value: state.pending ?? value,
    error: state.error,
    set(next) {
      latest.current = { value: next };
      setState({ pending: next, error: null });
      if (!busy.current) void run();
    },
  };
}

/** The mark of what is kept on the server and not in this browser. */
export function ServerMark(): ReactElement {
  const t = useT();
  return (
    <span className={styles.mark} role="img" aria-label={t('own.on_server')} title={t('own.on_server')}>
      <Icon name="server" size="xs" />
    </span>
  );
}

/** One switch of the account on the server. */
export function ServerSwitch({
  name,
  title,
  hint,
  value,
  save,
}: {
  name: string;
  title: string;
  hint: string;
  value: boolean;
  /** Resolves once the server has it; rejects with ApiError. */
  save: (on: boolean) => Promise<void>;
}): ReactElement {
  const t = useT();
  const id = useId();
  const kept = useServerValue(value, save);
  return (
    <div className={styles.row} data-setting={name}>
      <div>
        <label className={styles.name} htmlFor={id}>
          {title} <ServerMark />
        </label>
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      </div>
      <SwitchInput id={id} aria-describedby={`${id}hint`} checked={kept.value} onChange={kept.set} />
      {kept.error && (
        <div className={styles.below}>
          <Problem what={t('own.not_saved')} error={kept.error} onRetry={() => kept.set(!value)} />
        </div>
      )}
    </div>
  );
}
