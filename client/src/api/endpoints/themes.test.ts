import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Client } from '../http';
import { fetchTheme, fetchThemes } from './themes';

const dusk = ['Dusk', '#101418', '#20262c', '#e8eef4', '#9ecbff'];
const reed = { name: 'Reed', bg: '#f4f1e6', fg: '#e2dcc6', text: '#2a2a22', link: '#3a6a2a' };

/** A server of files; an error is what it answers instead. */
const serving = (files: Readonly<Record<string, unknown>>): Client => ({
  base: 'https://a.example',
  async send({ path }) {
    const body = files[path];
    if (body === undefined) throw new ApiError('not-found', { status: 404 });
    if (body instanceof ApiError) throw body;
    return { status: 200, body, link: null };
  },
});

const names = async (files: Readonly<Record<string, unknown>>): Promise<string[]> =>
  (await fetchThemes(serving(files))).map(({ id, theme }) => `${id} ${theme.name}`);

test('themes and the palettes of Pleroma-FE are offered together, a theme before a palette of its id', async () => {
  const palettes = { reed, dusk: { ...reed, name: 'Other' }, mist: '/static/palettes/mist.json', odd: 7 };
  const files = {
    '/static/styles.json': { dusk },
    '/static/palettes/index.json': palettes,
    '/static/palettes/mist.json': ['Mist', '#eeeeee', '#dddddd', '#222222', '#0055aa'],
  };
  expect(await names(files)).toEqual(['dusk Dusk', 'reed Reed', 'mist Mist']);
  expect((await fetchTheme(serving(files), 'reed')).theme.colors).toMatchObject({
    bg: '#f4f1e6',
    link: '#3a6a2a',
  });
  expect((await fetchTheme(serving(files), 'dusk')).theme.name).toBe('Dusk');
  await expect(fetchTheme(serving(files), 'toString')).rejects.toMatchObject({ kind: 'not-found' });
});

test('one list is offered though the other is missing or fails', async () => {
  expect(await names({ '/static/palettes/index.json': { reed } })).toEqual(['reed Reed']);
  const failing = new ApiError('server', { status: 500 });
  expect(await names({ '/static/styles.json': { dusk }, '/static/palettes/index.json': failing })).toEqual([
    'dusk Dusk',
  ]);
  await expect(names({ '/static/styles.json': failing })).rejects.toBe(failing);
});
