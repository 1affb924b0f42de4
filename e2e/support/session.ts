import * as v from 'valibot';
import type { BrowserContext } from '@playwright/test';
import { Person } from './person';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * What a browser keeps of somebody who has signed in at this address (client/src/data/session/session-store.ts), made by
 * the API: the form is looked at where it is the subject.
 */
export async function sessionOf(url: string, username: string): Promise<Session> {
  const person = await Person.as(url, username);
  const account = await person.call('GET', '/api/v1/accounts/verify_credentials');
  const { id } = v.parse(v.object({ id: v.string() }), account);
  const value = JSON.stringify({
    sessions: [{ base: url, token: person.token, account }],
    active: `${url}|${id}`,
    lastLoginName: username,
  });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'skein:sessions', value }] }] };
}
