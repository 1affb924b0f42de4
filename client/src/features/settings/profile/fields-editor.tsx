import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { moved, type OwnProfile, type ProfileLimits, type RawField } from '@/domain/account/own-profile';
import { dayMonthYear } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { SuggestInput } from '@/parts/composer/suggest/suggest-input';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { useNewField } from '@/ui/focus/use-new-field';
import { Icon } from '@/ui/icon/icon';
import { say } from '@/ui/state/say';
import { CopyButton } from '../own/copy-button';
import { newKey, type DraftField } from './draft';
import own from '../own/own.module.css';
import box from '@/ui/field/field.module.css';
import styles from './profile.module.css';

interface Props {
  profile: OwnProfile;
  fields: readonly DraftField[];
  limits: ProfileLimits;
  onChange: (fields: readonly DraftField[]) => void;
}

/** When the server has checked the link of a field that is still as it was saved; null when it has not. */
const verifiedAt = ({ account, fields }: OwnProfile, { name, value }: DraftField): number | null => {
  const at = fields.findIndex((saved) => saved.name === name && saved.value === value);
  return account.fields[at]?.verifiedAt ?? null;
};

/** Moves rows by their handle: with a pointer to where it is, with the arrow keys by one. */
function useMoving({ fields, onChange }: Pick<Props, 'fields' | 'onChange'>) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  });
  const move = (key: number, to: number): void => {
    const now = latest.current;
    const from = now.findIndex((field) => field.key === key);
    const place = Math.max(0, Math.min(to, now.length - 1));
    if (from < 0 || from === place) return;
    const next = moved(now, from, place);
    latest.current = next;
    onChange(next);
    void say(t('own.field_moved', { place: place + 1, count: next.length }));
  };
  const toPointer = (key: number, y: number): void => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height;
    });
    move(key, below < 0 ? rows.length - 1 : below);
  };
  const handle = (key: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(key, event.clientY);
    },
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(key, latest.current.findIndex((field) => field.key === key) + by);
    },
  });
  return { list, handle };
}

/** One pair; its handle moves it. */
function FieldRow({
  field,
  place,
  since,
  limits,
  handle,
  onPut,
  onRemove,
}: {
  field: DraftField;
  place: number;
  since: number | null;
  limits: ProfileLimits;
  handle: ReturnType<ReturnType<typeof useMoving>['handle']>;
  onPut: (change: Partial<RawField>) => void;
  onRemove: () => void;
}): ReactElement {
  const t = useT();
  return (
    <li className={styles.field}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('own.field_move', { place })}
        title={t('own.field_move_hint')}
        {...handle}
      >
        <Icon name="menu" size="s" />
      </button>
      <SuggestInput
        className={box.input}
        data-writes="field"
        aria-label={t('own.field_name', { place })}
        placeholder={t('own.field_name_hint')}
        maxLength={limits.fieldName ?? undefined}
        value={field.name}
        onChange={(event) => onPut({ name: event.target.value })}
      />
      <SuggestInput
        className={box.input}
        aria-label={t('own.field_value', { place })}
        placeholder={t('own.field_value_hint')}
        maxLength={limits.fieldValue ?? undefined}
        value={field.value}
        onChange={(event) => onPut({ value: event.target.value })}
      />
      <IconButton icon="trash" label={t('own.field_remove', { place })} onClick={() => onRemove()} />
      {since !== null && (
        <p className={styles.verified}>
          <Icon name="checkc" size="xs" />
          {t('own.field_verified', { date: dayMonthYear(t.locale).format(since) })}
        </p>
      )}
    </li>
  );
}

/** The pairs below the bio: add, change, move, take away. */
export function FieldsEditor({ profile, fields, limits, onChange }: Props): ReactElement {
  const t = useT();
  const { list, handle } = useMoving({ fields, onChange });
  const typeNext = useNewField(list, '[data-writes="field"]');
  const put = (key: number, change: Partial<DraftField>): void =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...change } : field)));
  const full = limits.fields !== null && fields.length >= limits.fields;
  return (
    <div className={own.pad}>
      <ol ref={list} className={styles.fields}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.key}
            field={field}
            place={index + 1}
            since={verifiedAt(profile, field)}
            limits={limits}
            handle={handle(field.key)}
            onPut={(change) => put(field.key, change)}
            onRemove={() => onChange(fields.filter(({ key }) => key !== field.key))}
          />
        ))}
      </ol>
      <div className={own.actions}>
        <Button
          icon="plus"
          disabled={full}
          onClick={() => {
            typeNext();
            onChange([...fields, { name: '', value: '', key: newKey() }]);
          }}
        >
          {t('own.field_add')}
        </Button>
        {limits.fields !== null && (
          <span className={own.hint}>
            {t('own.fields_count', { count: fields.length, most: limits.fields })}
          </span>
        )}
      </div>
      <HowToVerify address={profile.account.url} />
    </div>
  );
}

function HowToVerify({ address }: { address: string }): ReactElement {
  const t = useT();
  const code = `<a rel="me" href="${address}">…</a>`;
  return (
    <details className={own.hint}>
      <summary>{t('own.verify')}</summary>
      <p className={own.text}>{t('own.verify_how')}</p>
      <div className={own.actions}>
        <code className={own.text} dir="ltr">
          {code}
        </code>
        <CopyButton small text={code} />
      </div>
    </details>
  );
}
