import type { Emoji, PleromaEmojiMap } from '@skein/wire';
import { Hono } from 'hono';
import type { AppEnv } from '../../lib/context.ts';
import { absolute } from '../../lib/urls.ts';
import { localEmojis } from '../../storage/emojis.ts';

/** The custom emoji of this instance, in the two shapes clients ask for. */
export const emojiRoutes = new Hono<AppEnv>();

emojiRoutes.get('/api/v1/custom_emojis', (c) => {
  const base = c.get('base');
  const emojis = localEmojis(c.get('inst').db).map(
    (row) =>
      ({
        shortcode: row.shortcode,
        url: absolute(base, row.path),
        static_url: absolute(base, row.static_path ?? row.path),
        visible_in_picker: true,
        category: `pack:${row.pack}`,
        tags: [`pack:${row.pack}`],
      }) satisfies Emoji,
  );
  return c.json(emojis);
});

emojiRoutes.get('/api/v1/pleroma/emoji', (c) => {
  const entries = localEmojis(c.get('inst').db).map((row): [string, PleromaEmojiMap[string]] => [
    row.shortcode,
    { image_url: row.path, tags: [`pack:${row.pack}`] },
  ]);
  return c.json(Object.fromEntries(entries));
});
