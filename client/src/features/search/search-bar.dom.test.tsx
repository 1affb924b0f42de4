import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { SearchBar } from './search-bar';

afterEach(cleanup);

function Searching(): ReactElement {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchBar query={query} />
      <button onClick={() => setQuery('tide')}>tide</button>
    </>
  );
}

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

  test('is the same one for another search, with its words', () => {
    show(<Searching />, { realm: createFakeRealm() });
    const box = screen.getByRole('searchbox');
    fireEvent.click(screen.getByRole('button', { name: 'tide' }));
    expect(screen.getByRole('searchbox')).toBe(box);
    expect(box).toHaveProperty('value', 'tide');
    expect(document.activeElement).toBe(box);
  });
});
