import '@/i18n/messages/en/late/library';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { TypingHost } from '@/ui/typing/typing-host';
import { show } from '../../../../test/show';
import { FolderForm } from './folder-form';

afterEach(() => {
  cleanup();
  // The picker does not come here: the keys are the next test's.
  typingAhead.discard();
});

const WORDS = { label: 'Typed ahead', waiting: '', failed: '', discard: '', reload: '' };

test('letters typed after the press on the emoji of a folder wait for the search of the picker', () => {
  show(
    <>
      <TypingHost words={WORDS} />
      <FolderForm folder={null} others={[]} onSave={async () => {}} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Typed ahead');
});
