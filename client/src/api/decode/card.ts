import type { LinkCard } from '@/domain/status/status';
import { countOrNull, dto, linkOrNull, text, wordsOrNull } from './shape';

/** entities.md §4; null without an address. A card's own HTML is never used. */
export function decodeCard(input: unknown): LinkCard | null {
  const from = dto(input);
  const url = linkOrNull(from.url);
  if (url === null) return null;
  return {
    url,
    title: text(from.title),
    description: text(from.description),
    providerName: text(from.provider_name),
    image: linkOrNull(from.image),
    imageDescription: wordsOrNull(from.image_description),
    width: countOrNull(from.width) || null,
    height: countOrNull(from.height) || null,
    blurhash: wordsOrNull(from.blurhash),
  };
}
