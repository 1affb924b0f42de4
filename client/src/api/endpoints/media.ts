import type { Attachment } from '@/domain/attachment';
import { decodeAttachment } from '../decode/attachment';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** Uploads a file; `url` stays null while the server still processes it: ask fetchMedia again then. */
export async function uploadMedia(
  client: Client,
  file: Blob,
  facts: { description?: string; fileName?: string; signal?: AbortSignal } = {},
): Promise<Attachment> {
  const multipart = new FormData();
  multipart.append('file', file, facts.fileName ?? (file instanceof File ? file.name : 'file'));
  if (facts.description) multipart.append('description', facts.description);
  const request = { method: 'POST', path: '/api/v2/media', multipart, signal: facts.signal } as const;
  return decoded(await client.send(request), decodeAttachment);
}

export const fetchMedia = async (client: Client, id: string, signal?: AbortSignal): Promise<Attachment> =>
  decoded(await client.send({ path: path`/api/v1/media/${id}`, signal }), decodeAttachment);

/** Description and middle of a picture; what is undefined stays as it is. */
export const describeMedia = async (
  client: Client,
  id: string,
  description: string | undefined,
  focus?: { x: number; y: number } | null,
): Promise<Attachment> =>
  decoded(
    await client.send({
      method: 'PUT',
      path: path`/api/v1/media/${id}`,
      json: { description, focus: focus ? `${focus.x},${focus.y}` : undefined },
    }),
    decodeAttachment,
  );
