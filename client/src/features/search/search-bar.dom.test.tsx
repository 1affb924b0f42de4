import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { SearchBar } from './search-bar';

afterEach(cleanup);

describe('the box of the search page', () => {
  test('keeps the focus from the first letter to the last and back', () => {
    show(<SearchBar query="" />, { realm: createFakeRealm() });
    const box = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(box);
    for (const value of ['t', 'ti', '']) {
      fireEvent.change(box, { target: { value } });
      expect(screen.getByRole('searchbox')).toBe(box);
      expect(document.activeElement).toBe(box);
    }
  });
});
