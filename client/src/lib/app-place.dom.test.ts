import { afterEach, expect, it } from 'vitest';
import { appPlace } from './app-place';

afterEach(() => document.body.replaceChildren());

const whole = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));
const place = (): HTMLElement => Object.assign(document.createElement('div'), { id: 'app' });

it('is there at once in a page that is read', async () => {
  document.body.append(place());
  expect((await appPlace()).id).toBe('app');
});

it('is waited for where the app begins before the page is read to its end', async () => {
  const found = appPlace();
  document.body.append(place());
  whole();
  expect((await found).id).toBe('app');
});

it('is missed in a page that has none', async () => {
  const found = appPlace();
  whole();
  await expect(found).rejects.toThrow('no #app');
});
