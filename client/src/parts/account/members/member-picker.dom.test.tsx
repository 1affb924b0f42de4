import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { MemberPicker } from './member-picker';
import { useChosen } from './use-chosen';

afterEach(cleanup);

test('who is found and a member already is not told to be nobody', async () => {
  const people = async (): Promise<readonly string[]> => ['sam'];
  show(<MemberPicker chosen={['sam']} onChoose={() => {}} />, {
    realm: createFakeRealm({ screens: { search: { people } } }),
  });
  const box = screen.getByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'sam' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await screen.findByText('Nobody else found: the others are members below.')).toBeTruthy();
  expect(screen.queryByText('Nobody found')).toBeNull();
});

function Picking(): ReactElement {
  const [chosen, choose] = useChosen();
  return <MemberPicker chosen={chosen} onChoose={choose} />;
}

test('who ticks people by keys goes on with those beside them, then with the members', async () => {
  const accounts = ['ivy', 'kim', 'sam'].map((id) => makeAccount({ id, displayName: id }));
  const people = async (): Promise<readonly string[]> => ['ivy', 'kim', 'sam'];
  show(<Picking />, { realm: createFakeRealm({ accounts, screens: { search: { people } } }) });
  const box = screen.getByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'a' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  const person = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });
  (await screen.findByRole('checkbox', { name: /kim/ })).focus();
  fireEvent.click(person(/kim/));
  expect(document.activeElement).toBe(person(/sam/));
  fireEvent.click(person(/sam/));
  expect(document.activeElement).toBe(person(/ivy/));
  fireEvent.click(person(/ivy/));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members 3' }));
});

const HUNDREDS = Array.from({ length: 500 }, (_, at) => `p${at}`);

test('of hundreds of members few are drawn, and those who are searched for come first', async () => {
  const people = async (): Promise<readonly string[]> => ['p400', 'p7'];
  show(<MemberPicker chosen={HUNDREDS} onChoose={() => {}} />, {
    realm: createFakeRealm({
      accounts: HUNDREDS.map((id) => makeAccount({ id, displayName: `One ${id}` })),
      screens: { search: { people } },
    }),
  });
  const list = within(screen.getByRole('list', { name: 'Members' }));
  const items = (): HTMLElement[] => list.getAllByRole('listitem');
  expect(items().length).toBeLessThan(150);
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('500');
  const box = screen.getByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'p' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByRole('checkbox', { name: /One p400/ });
  const first = items()
    .slice(0, 3)
    .map((item) => /One p\d+/.exec(item.textContent ?? '')?.[0]);
  expect(first).toEqual(['One p7', 'One p400', 'One p0']);
});
