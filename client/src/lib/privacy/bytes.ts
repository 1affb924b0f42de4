/** Bytes that own their memory: what a Blob takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Whether the Latin letters of `text` stand at `at`. */
export function says(bytes: Bytes, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

export const viewOf = (bytes: Bytes): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const letters = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
