import '@/i18n/messages/en/late/library';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { show } from '../../../../test/show';
import { FolderForm } from './folder-form';

afterEach(cleanup);

test('letters typed after the press on the emoji of a folder wait for the search of the picker', () => {
  show(<FolderForm folder={null} others={[]} onSave={async () => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  expect(typingAhead.isOn()).toBe(true);
});
