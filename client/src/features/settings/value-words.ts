import type { Translator } from '@/i18n/translator';
import type { Setting } from './catalogue';

/** A value in words; null where it has too many parts for a line. */
export function valueWords(t: Translator, { control }: Setting, value: unknown): string | null {
  if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
  if (typeof value === 'number') return String(value);
  if (value === '' && control === 'text') return t('settings.none');
  if (typeof value !== 'string' || typeof control === 'string' || control.is !== 'choice') return null;
  const id = control.choices[value];
  return id === undefined ? null : t.dynamic(id, {});
}
