import { addEnglish } from '../../../english';

/** What the viewer of pictures and films shows. Comes with its code, which imports this file. */
export const viewer = {
  title: 'Media viewer',
  previous: 'Previous',
  next: 'Next',
  position: '{index} of {count}',
  now_shown: '{position}: {name}',
  zoom: 'Zoom',
  download: 'Download',
  open_original: 'Open original',
  loading: 'Loading',
  failed: 'This file did not load.',
  picture_failed: 'This picture did not load.',
  long_description: 'Description, scrolls',
  all: 'All pictures and videos of this post',
} as const;

addEnglish({ viewer });
