/** The web address that a `web+ap` link stands for; a plain one, or words, as they are. */
export function plainAddress(link: string): string {
  const rest = /^web\+ap:(?:\/\/)?(.+)$/i.exec(link.trim())?.[1];
  if (rest === undefined) return link.trim();
  return /^https?:/i.test(rest) ? rest : `https://${rest}`;
}
