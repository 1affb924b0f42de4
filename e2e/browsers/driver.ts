export type BrowserName = 'Chromium' | 'Firefox' | 'WebKit';

/** What a function that runs in the page takes and gives back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export type Key =
  | 'Escape'
  | 'Enter'
  | 'Tab'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight'
  | 'ArrowLeft'
  | 'Backspace';

/** What the walk asks of a browser: the same few words for each of them. Points are of the window, in pixels. */
export interface Driver {
  readonly name: BrowserName;
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments and what the page has. */
  run<A extends Plain[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  resize(width: number, height: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, held?: 'Control' | 'Shift'): Promise<void>;
  /** Turns the wheel where the pointer is; `by` pixels, down when above 0. */
  wheel(by: number): Promise<void>;
  /** Chooses a file for the first field that fits. */
  attach(selector: string, path: string): Promise<void>;
  /** Writes a PNG of the window. */
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}
