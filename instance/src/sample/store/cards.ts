import { STORED_ORIGIN } from '../../lib/urls.ts';
import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { cards } from '../world/showcase-media.ts';
import type { Files } from './files.ts';

/** Stores the link cards, since nothing is fetched here. */
export function addCards(db: Db, files: Files): void {
  for (const [url, { title, description, picture }] of Object.entries(cards)) {
    const file = picture === null ? undefined : files.pictures[picture];
    const { host } = new URL(url);
    const card = {
      type: 'link',
      url,
      title,
      description,
      provider_name: host,
      provider_url: `https://${host}`,
      image: file ? STORED_ORIGIN + file.path : null,
      image_description: file?.description ?? '',
      pleroma: { opengraph: { title, description, url } },
    };
    insertRow(db, 'link_cards', { url, card: JSON.stringify(card) });
  }
}
