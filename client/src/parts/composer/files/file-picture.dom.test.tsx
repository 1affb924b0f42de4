import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftMedia } from '@/domain/writing/compose-content';
import type { UploadView } from '@/data/writing/uploads/uploads';
import { FilePicture, usePicturePlace } from './file-picture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photo = {
  key: '1',
  name: 'photo.heic',
  type: 'image/heic',
  mediaId: '7',
  previewUrl: 'https://server.example/photo.heic',
  size: 1,
  description: '',
  sentDescription: '',
  focus: null,
} satisfies DraftMedia;

test('a picture that this browser cannot show, from here or from the server, is a sign with its name', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  const view = {
    file: new File(['x'], 'photo.heic'),
    state: { is: 'done', mediaId: '7' },
    attachment: null,
  } satisfies UploadView;
  const Card = () => <FilePicture file={photo} name={photo.name} place={usePicturePlace(photo, view)} />;
  const { container } = render(<Card />);
  for (const from of ['blob:photo', photo.previewUrl]) {
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(from);
    expect(picture?.getAttribute('alt')).toBe('photo.heic');
    if (picture) fireEvent.error(picture);
  }
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('photo.heic')).toBeTruthy();
});
