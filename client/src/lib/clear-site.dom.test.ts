import { afterEach, expect, it, vi } from 'vitest';
import { clearSite } from './clear-site';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('deletes what is ours and leaves what is of other pages of the site', async () => {
  localStorage.setItem('skein:sessions', '{}');
  localStorage.setItem('searches|https://a.example|1', '[]');
  localStorage.setItem('drafts', '{}');
  localStorage.setItem('drafts-of-another-page', 'stay');
  sessionStorage.setItem('skein:tab-account', 'x');
  await clearSite();
  expect(Object.keys(localStorage)).toEqual(['drafts-of-another-page']);
  expect(sessionStorage.length).toBe(0);
});

it('does so too where the browser has no databases and no caches, as on a page without https', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('caches', undefined);
  localStorage.setItem('skein:sessions', '{}');
  await clearSite();
  expect(localStorage.length).toBe(0);
});
