import { fetchTag, followTag } from '@/api/endpoints/tags';
import type { Client } from '@/api/http';
import type { HeadersRemote } from '@/data/timelines/timeline-headers';

/** The calls of timelines' headers; come with the first tag or list that is opened. */
export const createHeadersRemote = (client: Client): HeadersRemote => ({
  tag: (name) => fetchTag(client, name),
  followTag: (name, on) => followTag(client, name, on),
});
