import { useEffect, useState } from 'react';
import type { StickerPack } from '@/domain/instance/sticker';
import { useRealm } from '@/data/react/realm-context';
import type { RecentEmoji } from '@/data/recent-emoji';
import { useT } from '@/i18n/use-t';
import { recentGroup } from './emoji-groups';
import { loadEmoji } from './load-emoji';
import type { EmojiGroup } from './picker-emoji';

export interface PickerContent {
  /** Groups that hold something: recent ones, standard ones, packs of the server (COMP-11). */
  groups: readonly EmojiGroup[];
  stickers: readonly StickerPack[];
  recent: RecentEmoji;
}

/** Everything there is to choose from. */
export function usePickerContent(
  withCustom: boolean,
  withStickers: boolean,
): PickerContent | 'loading' | 'failed' {
  const realm = useRealm();
  const { locale } = useT();
  const [content, setContent] = useState<PickerContent | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<PickerContent> => {
      const details = await realm.late.details.load();
      const stickers = withStickers
        ? details
            .writingHelp()
            .then((writing) => writing.stickers())
            .catch(() => [])
        : Promise.resolve([]);
      const { standard, packs } = await loadEmoji(realm, locale);
      const all = [...standard, ...(withCustom ? packs : [])];
      const groups = [recentGroup(details.recentEmoji.list(), all), ...all];
      return {
        groups: groups.filter(({ emoji }) => emoji.length > 0),
        stickers: await stickers,
        recent: details.recentEmoji,
      };
    };
    load().then(
      (loaded) => gone || setContent(loaded),
      () => gone || setContent('failed'),
    );
    return () => {
      gone = true;
    };
  }, [realm, locale, withCustom, withStickers]);
  return content;
}
