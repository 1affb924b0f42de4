import { useEffect, useMemo, useRef } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import { useT } from '@/i18n/use-t';
import type { Translator } from '@/i18n/translator';
import { EntryMemory } from '@/lib/history/entry-memory';
import { piecesOf } from './pieces';
import { PostPlayer, type Player } from './player';
import { createSpeech } from './speech';

/** In this tab, also over a reload. */
const places = new EntryMemory<string>('skein-listening', (value) => typeof value === 'string');

function createPlayer(realm: Realm, t: Translator): Player {
  const key = (first: string): string => `${realm.key} ${first}`;
  return new PostPlayer({
    speech: createSpeech('speechSynthesis' in window ? window.speechSynthesis : undefined),
    piecesOf: (id) => piecesOf(t, realm, id),
    places: {
      get: (first) => places.get(key(first)),
      set: (first, at) => places.set(key(first), at),
      delete: (first) => places.delete(key(first)),
    },
  });
}

/** The one voice of the page; falls silent when the page or the screen is left. */
export function usePlayer(path: string): Player {
  const realm = useRealm();
  const t = useT();
  const player = useMemo(() => createPlayer(realm, t), [realm, t]);
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) player.stop();
    last.current = path;
  }, [player, path]);
  useEffect(() => {
    window.addEventListener('pagehide', player.stop);
    return () => {
      window.removeEventListener('pagehide', player.stop);
      player.stop();
    };
  }, [player]);
  return player;
}
