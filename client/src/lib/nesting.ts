/** Whether lists and objects in `value` lie more than `levels` deep; walks no deeper, so nothing overflows. */
export function nestsDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => nestsDeeperThan(part, levels - 1));
}
