/** A theme as the page wears it. */
export interface ThemeStyle {
  /** Of the built-in ones the name, which themes.css knows; `own` for all others. */
  theme: string;
  dark: boolean;
  /** Custom properties; empty for built-in themes. Values were made here: see domain/theme/make. */
  css: Readonly<Record<string, string>>;
}
