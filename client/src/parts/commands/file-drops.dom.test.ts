import { afterEach, expect, test, vi } from 'vitest';
import { createFileDrops } from './file-drops';

let drops = createFileDrops();
afterEach(() => {
  drops = createFileDrops();
  document.body.replaceChildren();
});

const put = <K extends keyof HTMLElementTagNameMap>(name: K, into: Element = document.body) =>
  into.appendChild(document.createElement(name));

/** A form that takes files, with a field in it. */
function form() {
  const element = put('form');
  const taken: string[] = [];
  const receiver = ({ files }: { files: readonly File[] }): void => {
    taken.push(...files.map(({ name }) => name));
  };
  drops.receive(receiver);
  drops.receiveOn(element, receiver);
  return { element, taken, receiver, field: put('textarea', element) };
}

const others = { openForm: vi.fn(), sayNoFolders: vi.fn() };
const drop = (name: string, on: Element): void =>
  drops.drop({ files: [new File(['x'], name)], folders: 0 }, on, others);

test('files are for the form they fall on, elsewhere for the one in use', () => {
  const [first, second] = [form(), form()];
  drops.prefer(second.receiver);
  drop('on the first', first.field);
  drop('elsewhere', document.body);
  expect(first.taken).toEqual(['on the first']);
  expect(second.taken).toEqual(['elsewhere']);
});

test('a box in a form takes what falls on it', () => {
  const outer = form();
  const box = put('li', outer.element);
  const taken = vi.fn();
  drops.receiveOn(box, taken);
  drop('for the box', put('textarea', box));
  expect(taken).toHaveBeenCalledTimes(1);
  expect(outer.taken).toEqual([]);
});

test('a form that nobody has used yet gets a window, however much another is in use', () => {
  const inUse = form();
  const panel = put('form');
  panel.dataset.mode = 'panel';
  drop('new.png', put('textarea', panel));
  expect(inUse.taken).toEqual([]);
  expect(others.openForm).toHaveBeenCalledTimes(1);
  // The window is there.
  expect(form().taken).toEqual(['new.png']);
});

test('what falls twice before there is a form is all for it', () => {
  drop('one.png', document.body);
  drop('two.png', document.body);
  expect(form().taken).toEqual(['one.png', 'two.png']);
});
