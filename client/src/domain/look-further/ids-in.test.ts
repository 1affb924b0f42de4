import { expect, test } from 'vitest';
import { idsIn } from './ids-in';

test.each([
  ['https://m.example/@wren/113456789012345678', ['113456789012345678']],
  ['https://m.example/users/wren/statuses/113456789012345678', ['113456789012345678']],
  ['https://m.example/ap/users/9/statuses/113456789012345678', ['113456789012345678']],
  ['https://g.example/@wren/statuses/01HXYZABCDEFGHJKMNPQRSTVWX', ['01HXYZABCDEFGHJKMNPQRSTVWX']],
  ['https://p.example/notice/AbCdEfGhIjKlMnOpQr', ['AbCdEfGhIjKlMnOpQr']],
  ['https://p.example/objects/6f1c1d3a-6f7c-4ad6-9d53-1cd1b1a3d0b1', []],
  ['https://k.example/notes/9abcdefghi', []],
  ['https://m.example/@wren/../../admin', []],
  ['nonsense', []],
])('%s holds %j', (address, ids) => {
  expect(idsIn([address, address])).toEqual(ids);
});
