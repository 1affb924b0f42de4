import { addEnglish } from '@/i18n/translator';

/** One picture or film over the whole window. */
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
  all: 'All pictures and videos of this post',
} as const;

addEnglish({ viewer });
