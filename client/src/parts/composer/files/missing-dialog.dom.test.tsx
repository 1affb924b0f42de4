import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { MissingDialog } from './missing-dialog';

afterEach(cleanup);

it.each([
  ['Add descriptions', 'describe'],
  ['Post anyway', 'post'],
] as const)('%s, before files go out undescribed', (button, told) => {
  const answer = vi.fn();
  const realm = createFakeRealm();
  show(<MissingDialog answer={answer} />, { realm });
  expect(screen.getByRole('alertdialog', { name: 'Post without descriptions?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }));
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(told);
  // Only who posts is not asked again.
  expect(realm.settings.get('modalOnMissingDescription')).toBe(told !== 'post');
});
