import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { MemberPicker } from './member-picker';

afterEach(cleanup);

test('who is found and a member already is not told to be nobody', async () => {
  const people = async (): Promise<readonly string[]> => ['sam'];
  show(<MemberPicker chosen={['sam']} onChoose={() => {}} />, {
    realm: createFakeRealm({ pages: { search: { people } } }),
  });
  const box = screen.getByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'sam' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await screen.findByText('Nobody else found: the others are members below.')).toBeTruthy();
  expect(screen.queryByText('Nobody found')).toBeNull();
});
