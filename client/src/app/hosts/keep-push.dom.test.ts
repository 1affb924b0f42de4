import { expect, test } from 'vitest';
import type { Push, PushWords } from '@/data/push/push';
import { addWords, applyLocale } from '@/i18n/locale';
import { cell } from '../../../test/cell';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeServer } from '../../../test/make';
import { keepPush } from './keep-push';

test('the words of push are those of the language, once it is here, and its late ones once they are', async () => {
  const said: PushWords[] = [];
  const push: Push = {
    state: cell(null),
    turnOn: async () => undefined,
    turnOff: async () => undefined,
    renew: async (words) => void said.push(words),
  };
  const fake = createFakeRealm({
    me: makeAccount({ id: '1' }),
    server: makeServer({ vapidPublicKey: 'KEY' }),
    preferences: { webPushNotifications: true },
  });
  const late = { ...fake.late, push: { get: () => push, load: async () => push } };
  const stop = keepPush({ ...fake, late });
  await expect.poll(() => said.at(-1)).toMatchObject({ do_reply: 'Reply', poll: expect.any(String) });
  // The preference is there before the words: those are fetched.
  fake.settings.set('interfaceLanguage', 'de');
  applyLocale('de', 'ltr', { 'notifications.poll': 'Eine Umfrage ist beendet' });
  await expect.poll(() => said.at(-1)).toMatchObject({ poll: 'Eine Umfrage ist beendet', do_reply: 'Reply' });
  addWords({ 'push.do_reply': 'Antworten' });
  await expect.poll(() => said.at(-1)).toMatchObject({ do_reply: 'Antworten' });
  stop();
});
