import type { Attachment } from '@/domain/status/attachment';
import { decodeAttachment } from '../decode/attachment';
import { decoded, type Client } from '../http';
import { path } from '../path';
import { uploadFetch } from '../upload-fetch';

/** -1..1 on both axes; x to the right, y upwards. */
type Focus = NonNullable<Attachment['focus']>;

export interface UploadFacts {
  description?: string;
  focus?: Focus | null;
  fileName?: string;
  signal?: AbortSignal;
  /** Bytes of the whole form, the file and a little more. */
  onSent?: (sent: number, total: number) => void;
}

const HOUR = 60 * 60 * 1000;
/** As servers read a focus. */
export const axes = ({ x, y }: Focus): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** Uploads a file; `url` stays null while the server still processes it: ask fetchMedia again then. */
export async function uploadMedia(
  client: Client,
  file: Blob,
  { description, focus, fileName, signal, onSent = () => {} }: UploadFacts = {},
): Promise<Attachment> {
  const multipart = new FormData();
  if (description) multipart.append('description', description);
  if (focus) multipart.append('focus', axes(focus));
  multipart.append('file', file, fileName ?? (file instanceof File ? file.name : 'file'));
  const answer = await client.send({
    method: 'POST',
    path: '/api/v2/media',
    multipart,
    signal,
    fetch: uploadFetch(onSent),
    // A large film over a slow line takes its time; a standstill ends it sooner.
    timeout: HOUR,
    errorInside: true,
  });
  return decoded(answer, decodeAttachment);
}

export const fetchMedia = async (client: Client, id: string, signal?: AbortSignal): Promise<Attachment> =>
  decoded(
    await client.send({ path: path`/api/v1/media/${id}`, signal, errorInside: true }),
    decodeAttachment,
  );

export const describeMedia = async (
  client: Client,
  id: string,
  { description, focus }: { description: string; focus: Focus | null },
): Promise<Attachment> =>
  decoded(
    await client.send({
      method: 'PUT',
      path: path`/api/v1/media/${id}`,
      json: { description, ...(focus && { focus: axes(focus) }) },
      errorInside: true,
    }),
    decodeAttachment,
  );
