import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '@/i18n/messages/en/late/profile';
import type { Preferences } from '@/data/settings/preferences';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { HighlightDialog } from './highlight-dialog';

afterEach(cleanup);

const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });
const bo = { color: '#00ff00', type: 'side' } as const;

function open(highlight: Preferences['highlight']): { realm: FakeRealm; onClose: () => void } {
  const realm = createFakeRealm({ accounts: [lin], preferences: { highlight } });
  const onClose = vi.fn();
  show(<HighlightDialog account={lin} onClose={onClose} />, { realm });
  return { realm, onClose };
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (value: string): boolean =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Highlight' }), { target: { value } });

test('a person gets a colour, others keep theirs (PROF-07)', () => {
  const { realm, onClose } = open({ bo });
  screen.getByRole('dialog', { name: 'Highlight Lin' });
  expect(screen.queryByLabelText('Colour')).toBeNull();
  choose('striped');
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#ff8800' } });
  expect(realm.settings.get('highlight')).toEqual({ bo });
  press('Save');
  expect(realm.settings.get('highlight')).toEqual({
    bo,
    'lin@far.example': { color: '#ff8800', type: 'striped' },
  });
  expect(onClose).toHaveBeenCalled();
});

test('the colour is shown again and taken back', () => {
  const { realm } = open({ bo, 'lin@far.example': { color: '#FF8800', type: 'solid' } });
  expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe('#ff8800');
  choose('disabled');
  press('Save');
  expect(realm.settings.get('highlight')).toEqual({ bo });
});

test('nothing changes for who thinks better of it', () => {
  const { realm, onClose } = open({ bo });
  choose('solid');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
  expect(realm.settings.get('highlight')).toEqual({ bo });
  expect(onClose).toHaveBeenCalled();
});
