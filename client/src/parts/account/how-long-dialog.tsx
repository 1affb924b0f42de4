import '@/i18n/messages/en/late/people';
import { useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { duration } from '@/i18n/relative-time';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextInput } from '@/ui/field/text-input';
import { LogInAgain } from './log-in-again';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds: an hour to a month; 0 has no end. */
const LENGTHS = [HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 0] as const;

const STILL = { busy: false, error: null } as const;

interface HowLongProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** Seconds that are chosen at first. */
  initially: (typeof LENGTHS)[number];
  /** Seconds; 0 has no end. What is rejected is told here, and what was chosen stays. */
  onChosen: (seconds: number) => Promise<void>;
  onClose: () => void;
}

/** Local date and time as the browser's own field wants it. */
function fieldTime(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A usual length, or a day and time; `seconds` is null when that has passed. */
function useLength(initially: number) {
  const [chosen, setChosen] = useState(String(initially));
  const [until, setUntil] = useState(() => fieldTime(Date.now() + DAY * 1000));
  const seconds = (): number | null => {
    if (chosen !== 'until') return Number(chosen);
    const left = Math.round((new Date(until).getTime() - Date.now()) / 1000);
    return left > 0 ? left : null;
  };
  return { chosen, setChosen, until, setUntil, seconds };
}

interface LengthFieldsProps {
  length: ReturnType<typeof useLength>;
  past: boolean;
  onUntil: () => void;
}

function LengthFields({ length, past, onUntil }: LengthFieldsProps): ReactElement {
  const t = useT();
  const { chosen, setChosen, until, setUntil } = length;
  const options = [
    ...LENGTHS.map((seconds) => ({
      value: String(seconds),
      label: seconds === 0 ? t('people.forever') : duration(t, seconds * 1000, 0),
    })),
    { value: 'until', label: t('people.until_date') },
  ];
  return (
    <>
      <Field label={t('people.how_long')}>
        {(control) => (
          <Select {...control} data-first-focus value={chosen} options={options} onChange={setChosen} />
        )}
      </Field>
      {chosen === 'until' && (
        <Field label={t('people.until')} error={past ? t('people.until_past') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={until}
              onChange={(event) => {
                setUntil(event.target.value);
                onUntil();
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** Asks for how long something shall hold: a usual length, until a day and time, or without an end. */
export function HowLongDialog(props: HowLongProps): ReactElement {
  const t = useT();
  const length = useLength(props.initially);
  const [past, setPast] = useState(false);
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: ApiError | null }>(STILL);
  const choose = async (): Promise<void> => {
    const seconds = length.seconds();
    if (seconds === null) return setPast(true);
    setState({ busy: true, error: null });
    try {
      await props.onChosen(seconds);
      props.onClose();
    } catch (thrown) {
      setState({ busy: false, error: toApiError(thrown) });
    }
  };
  return (
    <Dialog
      title={props.title}
      closeLabel={t('common.cancel')}
      onClose={props.onClose}
      size="small"
      spaced
      footer={
        <>
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={() => void choose()}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <Alert level="error" closeLabel={t('common.close')} onClose={() => setState(STILL)}>
          {errorWords(t, error)} <LogInAgain error={error} onClick={props.onClose} />
        </Alert>
      )}
      <p>{props.text}</p>
      <LengthFields length={length} past={past} onUntil={() => setPast(false)} />
    </Dialog>
  );
}
