import { describe, expect, it, vi } from 'vitest';
import { createBatch } from './batch';
import { createTable } from './table';

interface Post {
  text: string;
  count: number;
  tags: readonly string[];
}

const post = (text: string, count = 0): Post => ({ text, count, tags: ['a', 'b'] });
const table = () => createTable<Post>(createBatch());

describe('records', () => {
  it('tell only the listeners of their own id (R2)', () => {
    const posts = table();
    const [one, two] = [vi.fn(), vi.fn()];
    posts.readable('1').subscribe(one);
    posts.readable('2').subscribe(two);
    posts.put('1', post('hello'));
    expect(one).toHaveBeenCalledTimes(1);
    expect(two).not.toHaveBeenCalled();
  });

  it('stay as they are when an equal one is put (R3, R5)', () => {
    const posts = table();
    posts.put('1', post('hello'));
    const heard = vi.fn();
    posts.readable('1').subscribe(heard);
    const before = posts.get('1');
    posts.put('1', post('hello'));
    expect(heard).not.toHaveBeenCalled();
    expect(posts.get('1')).toBe(before);
  });

  it('keep the identity of fields that did not change (R4)', () => {
    const posts = table();
    posts.put('1', post('hello', 1));
    const tags = posts.get('1')?.tags;
    posts.put('1', post('hello', 2));
    expect(posts.get('1')?.count).toBe(2);
    expect(posts.get('1')?.tags).toBe(tags);
  });

  it('can be listened to before they exist and after they have gone (R6, R7)', () => {
    const posts = table();
    const readable = posts.readable('1');
    const heard = vi.fn();
    readable.subscribe(heard);
    posts.put('1', post('hello'));
    expect(readable.get()?.text).toBe('hello');
    expect(posts.readable('1')).toBe(posts.readable('1'));
    posts.remove('1');
    expect(readable.get()).toBeUndefined();
    posts.put('1', post('again'));
    expect(heard).toHaveBeenCalledTimes(3);
    expect(posts.size()).toBe(1);
  });

  it('take no memory when nothing needs them (R8)', () => {
    const posts = table();
    posts.readable('1').subscribe(() => undefined)();
    posts.addPatch('1', (record) => record)();
    const first = posts.readable('1');
    expect(posts.readable('1')).not.toBe(first);
    expect([...posts.oldestFirst()]).toEqual([]);
  });
});

describe('patches', () => {
  const louder = (record: Post): Post => ({ ...record, text: `${record.text}!` });
  const liked = (record: Post): Post => ({ ...record, count: record.count + 1 });

  it('apply in order over the truth and over every later truth (P1, P3)', () => {
    const posts = table();
    posts.put('1', post('hi', 5));
    posts.addPatch('1', louder);
    posts.addPatch('1', liked);
    expect(posts.get('1')).toEqual(post('hi!', 6));
    posts.put('1', post('hi', 9));
    expect(posts.get('1')).toEqual(post('hi!', 10));
    expect(posts.truth('1')).toEqual(post('hi', 9));
  });

  it('are withdrawn alone, in any order, once (P2)', () => {
    const posts = table();
    posts.put('1', post('hi', 0));
    const first = posts.addPatch('1', liked);
    const second = posts.addPatch('1', liked);
    first();
    first();
    expect(posts.get('1')?.count).toBe(1);
    second();
    expect(posts.get('1')?.count).toBe(0);
  });

  it('wait for an unknown record (P4)', () => {
    const posts = table();
    posts.addPatch('1', liked);
    expect(posts.get('1')).toBeUndefined();
    posts.put('1', post('hi', 1));
    expect(posts.get('1')?.count).toBe(2);
  });

  it('may hide a record until they are withdrawn (P5)', () => {
    const posts = table();
    posts.put('1', post('hi'));
    const withdraw = posts.addPatch('1', () => undefined);
    expect(posts.get('1')).toBeUndefined();
    withdraw();
    expect(posts.get('1')).toEqual(post('hi'));
  });

  it('tell nobody when the answer says what they said (R3)', () => {
    const batch = createBatch();
    const posts = createTable<Post>(batch);
    posts.put('1', post('hi', 1));
    const withdraw = posts.addPatch('1', (record) => (record.count === 2 ? record : liked(record)));
    const heard = vi.fn();
    posts.readable('1').subscribe(heard);
    batch.run(() => {
      posts.put('1', post('hi', 2));
      withdraw();
    });
    expect(posts.get('1')?.count).toBe(2);
    expect(heard).not.toHaveBeenCalled();
  });
});
