import { expect, it } from 'vitest';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { splitPosts } from './split-posts';

/** What `splitPosts` needs of a form's session. */
function formOf(text: string, more: readonly FurtherBox[] = []) {
  const content = { text, more, spoilerText: '' };
  const session = {
    get: () => ({ content, posting: false }),
    change: (patch: Partial<typeof content>) => Object.assign(content, patch),
  };
  const fields = [{ key: undefined, text }, ...more].map((box) => {
    const field = document.createElement('textarea');
    field.value = box.text;
    if (box.key !== undefined) field.dataset['box'] = box.key;
    document.body.append(field);
    return field;
  });
  const [field = document.createElement('textarea')] = fields;
  return { content, session, fields, field };
}
/** What a browser does with Ctrl+Z and Ctrl+Y. */
function put(field: HTMLTextAreaElement, text: string, inputType: 'historyUndo' | 'historyRedo'): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
const LIMITS = { textLimit: 20 };
const LONG = 'One sentence is here. Another one there. Third.';
const words = ({ text, more }: { text: string; more: readonly FurtherBox[] }): string[] => [
  text,
  ...more.map((box) => box.text),
];

it('parts go and come with the undo and redo of the text that they were cut from', () => {
  const { content, session, fields, field } = formOf(LONG);
  splitPosts(session, fields, LIMITS);
  const cut = words(content);
  expect(cut.join('')).toBe(LONG);
  expect(cut.length).toBeGreaterThan(2);
  put(field, LONG, 'historyUndo');
  expect(words(content)).toEqual([LONG]);
  put(field, cut[0] ?? '', 'historyRedo');
  expect(words(content)).toEqual(cut);
});

it('a part that was changed stays with all others of its text', () => {
  const { content, session, fields, field } = formOf(LONG);
  splitPosts(session, fields, LIMITS);
  const [first = '', ...parts] = words(content);
  session.change({ more: content.more.map((box, at) => (at === 0 ? { ...box, text: 'Mine' } : box)) });
  put(field, LONG, 'historyUndo');
  expect(content.more.map((box) => box.text)).toEqual(['Mine', ...parts.slice(1)]);
  put(field, first, 'historyRedo');
  expect(content.more).toHaveLength(parts.length);
});

it('each text that is too long is cut where it stands, and undone by itself', () => {
  const box = (key: string, text: string): FurtherBox => ({ key, text, media: [], poll: null });
  const { content, session, fields } = formOf('Short.', [box('b', LONG), box('c', 'Last.')]);
  splitPosts(session, fields, LIMITS);
  expect(words(content)[0]).toBe('Short.');
  expect(words(content).at(-1)).toBe('Last.');
  expect(words(content).slice(1, -1).join('')).toBe(LONG);
  const [, field] = fields;
  if (field) put(field, LONG, 'historyUndo');
  expect(words(content)).toEqual(['Short.', LONG, 'Last.']);
});
