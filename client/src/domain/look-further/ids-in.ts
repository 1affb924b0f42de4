import { mayBeId } from '@/domain/ids';

/** Where servers write the id of a post into its address: Mastodon and its family, GoToSocial, Pleroma and Akkoma. */
const POST = /^\/(?:@[^/]+(?:\/statuses)?|(?:ap\/)?users\/[^/]+\/statuses|notice)\/([\w-]+)\/?$/;

/** Ids that the origin of a post may have for it, read from its addresses; whether they are is for the answer to tell. */
export function idsIn(addresses: readonly string[]): readonly string[] {
  const found = addresses.flatMap((address) => {
    const id = URL.canParse(address) ? POST.exec(new URL(address).pathname)?.[1] : undefined;
    return id !== undefined && mayBeId(id) ? [id] : [];
  });
  return [...new Set(found)];
}
