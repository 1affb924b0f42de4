import { fetchTag, followTag } from '@/api/endpoints/tags';
import type { Client } from '@/api/http';

/** What the headers of tags ask for and send; every call throws ApiError. */
export interface HeadersRemote {
  /** `following` is null where the server cannot follow tags. */
  tag(name: string): Promise<{ following: boolean | null }>;
  followTag(name: string, on: boolean): Promise<{ following: boolean | null }>;
}

/** The calls of timelines' headers; come with the first tag or list that is opened. */
export const createHeadersRemote = (client: Client): HeadersRemote => ({
  tag: (name) => fetchTag(client, name),
  followTag: (name, on) => followTag(client, name, on),
});
