import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/ui/dialog/dialog';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { Viewer } from './viewer';

afterEach(cleanup);

test('Escape closes the viewer alone, and not the dialog it was opened from', async () => {
  const [closeHistory, closeViewer] = [vi.fn(), vi.fn()];
  show(
    <Dialog title="Edit history" closeLabel="Close" onClose={closeHistory}>
      <Viewer files={[makeAttachment({ id: 'a' })]} start="a" onClose={closeViewer} />
    </Dialog>,
    { realm: createFakeRealm() },
  );
  const viewer = screen.getByRole('dialog', { name: 'Media viewer' });
  fireEvent(viewer, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(closeViewer).toHaveBeenCalledTimes(1));
  expect(closeHistory).not.toHaveBeenCalled();
});
