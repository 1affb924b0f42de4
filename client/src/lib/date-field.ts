const two = (value: number): string => String(value).padStart(2, '0');

/** Unix milliseconds as the text of a `datetime-local` field, in the reader's own time. */
export function toDateField(time: number): string {
  const at = new Date(time);
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null for a text that is no moment. */
export function fromDateField(text: string): number | null {
  const time = new Date(text).getTime();
  return text === '' || Number.isNaN(time) ? null : time;
}
