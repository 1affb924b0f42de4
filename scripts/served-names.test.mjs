import { describe, expect, it } from 'vitest';
import { refusedNames } from './served-names.mjs';

describe('file names a backend serves', () => {
  it('lets ordinary assets through', () => {
    expect(refusedNames(['index.html', 'assets/main-abc.js', 'sw-pleroma.js', 'static/config.json'])).toEqual(
      [],
    );
  });
  it('refuses a folder or file named like a route of the backend, at any depth', () => {
    const refused = ['assets/web/a.js', 'chunks/users/b.js', 'manifest.json', 'x/manifest.json'];
    expect(refusedNames(refused)).toEqual(refused);
  });
});
