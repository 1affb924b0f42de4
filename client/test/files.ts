import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Chooses a file in a file field, as the browser's dialog does. */
export function giveFile(field: HTMLElement, name: string, text: string): void {
  fireEvent.change(field, { target: { files: [new File([text], name)] } });
}

/** Files that the page gives the reader to keep, in their order: `[name, text]`. */
export function savedFiles(): readonly (readonly [name: string, text: Promise<string>])[] {
  const saved: (readonly [string, Promise<string>])[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, content.text()]);
  });
  return saved;
}
