import type { ReactElement } from 'react';
import type { ThemeSource } from '@/domain/theme/theme-source';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { figures, fixed, type Figure } from '@/domain/theme/make/edit-theme';
import { effectiveColours, givenColours } from '@/domain/theme/make/effective-colours';
import { COLOUR_SLOTS } from '@/domain/theme/make/theme-style';
import { ColourRow } from './colour-row';
import type { Edits } from './use-edits';
import styles from './editor.module.css';

const COMMON: readonly (readonly [slot: string, label: MessageId])[] = [
  ['bg', 'settings.slot_bg'],
  ['text', 'settings.slot_text'],
  ['link', 'settings.slot_link'],
  ['accent', 'settings.slot_accent'],
  ['fg', 'settings.slot_fg'],
  ['wallpaper', 'settings.slot_wallpaper'],
  ['cRed', 'settings.slot_red'],
  ['cGreen', 'settings.slot_green'],
  ['cBlue', 'settings.slot_blue'],
  ['cOrange', 'settings.slot_orange'],
];

const isCommon = (slot: string): boolean => COMMON.some(([name]) => name === slot);
const ADVANCED = COLOUR_SLOTS.filter((slot) => !isCommon(slot));

const without = (colors: ThemeSource['colors'], slot: string): ThemeSource['colors'] =>
  Object.fromEntries(Object.entries(colors).filter(([name]) => name !== slot));

/** The figure that is worst of those where this colour is the text. */
const worst = (all: readonly Figure[], slot: string): Figure | undefined =>
  all.filter(({ text }) => text === slot).toSorted((one, other) => one.ratio - other.ratio)[0];

/** The colours that most themes name, or all others. */
export function Colours({ edits, which }: { edits: Edits; which: 'common' | 'advanced' }): ReactElement {
  const t = useT();
  const { theme, change } = edits;
  const measured = figures(theme);
  const shown: Readonly<Record<string, string>> = { ...effectiveColours(theme), ...givenColours(theme) };
  const rows = which === 'common' ? COMMON : ADVANCED.map((slot) => [slot, null] as const);
  return (
    <div className={styles.rows}>
      {rows.map(([slot, label]) => {
        const figure = worst(measured, slot);
        return (
          <ColourRow
            key={slot}
            slot={slot}
            label={label === null ? null : t.dynamic(label, {})}
            given={theme.colors[slot]}
            shown={shown[slot] ?? '#808080'}
            figure={figure}
            onChange={(colour) => {
              const others = without(theme.colors, slot);
              change(
                { ...theme, colors: colour === undefined ? others : { ...others, [slot]: colour } },
                slot,
              );
            }}
            onFix={() => figure && change(fixed(theme, figure.text), null)}
          />
        );
      })}
    </div>
  );
}
