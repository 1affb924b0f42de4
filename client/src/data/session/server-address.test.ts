import { expect, it } from 'vitest';
import { serverOrigin } from './server-address';

it.each([
  ['social.example', 'https://social.example'],
  [' Social.Example/about ', 'https://social.example'],
  ['https://social.example:8443/x?y#z', 'https://social.example:8443'],
  ['http://social.example', 'https://social.example'],
  ['@ada@social.example', 'https://social.example'],
  ['ada@social.example', 'https://social.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['localhost:4000', 'http://localhost:4000'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['', null],
  ['social', null],
  ['two words.example', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['ftp://social.example', null],
])('%j is %j', (typed, origin) => expect(serverOrigin(typed)).toBe(origin));
