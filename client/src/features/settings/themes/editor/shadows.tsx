import { useState, type ReactElement } from 'react';
import { SHADOW_SLOTS, type Shadow } from '@/domain/theme/theme-source';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Checkbox } from '@/ui/field/check';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextInput } from '@/ui/field/text-input';
import type { Edits } from './use-edits';
import styles from './editor.module.css';

const FRESH: Shadow = { x: 0, y: 2, blur: 6, spread: 0, inset: false, color: '#000000', alpha: 0.3 };
const MOST_LAYERS = 12;

const PARTS = [
  ['x', -200, 200, 1],
  ['y', -200, 200, 1],
  ['blur', 0, 200, 1],
  ['spread', -200, 200, 1],
  ['alpha', 0, 1, 0.05],
] as const;

function Layer({
  number,
  layer,
  onChange,
  onRemove,
}: {
  number: number;
  layer: Shadow;
  onChange: (next: Shadow) => void;
  onRemove: () => void;
}): ReactElement {
  const t = useT();
  return (
    <fieldset className={styles.layer}>
      <legend>{t('settings.shadow_layer', { number })}</legend>
      {PARTS.map(([part, min, max, step]) => (
        <label key={part}>
          <code>{part}</code>
          <TextInput
            type="number"
            min={min}
            max={max}
            step={step}
            value={String(layer[part])}
            onChange={({ target: { valueAsNumber } }) =>
              Number.isFinite(valueAsNumber) &&
              onChange({ ...layer, [part]: Math.min(max, Math.max(min, valueAsNumber)) })
            }
          />
        </label>
      ))}
      <input
        type="color"
        aria-label={t('settings.colour_of', { name: t('settings.shadow_layer', { number }) })}
        value={layer.color.startsWith('#') ? layer.color : '#000000'}
        onChange={(event) => onChange({ ...layer, color: event.target.value })}
      />
      <Checkbox
        label={t('settings.shadow_inset')}
        checked={layer.inset}
        onChange={(inset) => onChange({ ...layer, inset })}
      />
      <IconButton icon="trash" small label={t('settings.shadow_remove', { number })} onClick={onRemove} />
    </fieldset>
  );
}

/** The layers of one shadow after the other. */
export function Shadows({ edits }: { edits: Edits }): ReactElement {
  const t = useT();
  const { theme, change } = edits;
  const [slot, setSlot] = useState<(typeof SHADOW_SLOTS)[number]>('panel');
  const layers = theme.shadows[slot] ?? [];
  const put = (next: readonly Shadow[], field: string | null): void =>
    change({ ...theme, shadows: { ...theme.shadows, [slot]: next } }, field);
  return (
    <div className={styles.fields}>
      <Field label={t('settings.shadow_of')}>
        {(control) => (
          <Select
            {...control}
            value={slot}
            options={SHADOW_SLOTS.map((name) => ({ value: name, label: name }))}
            onChange={setSlot}
          />
        )}
      </Field>
      {layers.map((layer, at) => (
        <Layer
          // Layers have nothing but their place.
          key={at}
          number={at + 1}
          layer={layer}
          onChange={(next) => put(layers.with(at, next), `shadow ${slot} ${at}`)}
          onRemove={() => put(layers.toSpliced(at, 1), null)}
        />
      ))}
      {layers.length < MOST_LAYERS && (
        <Button icon="plus" onClick={() => put([...layers, FRESH], null)}>
          {t('settings.shadow_add')}
        </Button>
      )}
    </div>
  );
}
