import { useEffect, useState } from 'react';
import { mergePrefill, type ComposeContent } from '@/domain/writing/compose';
import type { Draft, DraftKey } from '@/data/writing/drafts/draft';
import type { Realm } from '@/data/realm';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { randomKey } from '@/lib/random-key';
import { createComposeSession } from './compose-session';
import type { ComposeSession } from './compose-state';
import type { ComposeTarget } from '@/parts/commands/compose-target';
import { freshContent, offeredVisibilities, withDraft } from './start-content';

/** Listens to what another tab sends of a draft; comes with the code that sends. */
function watchSent(realm: Realm, key: DraftKey, listener: (id: string) => void): () => void {
  let wanted = true;
  let leave = (): void => undefined;
  const listen = async (): Promise<void> => {
    const { outbox } = await realm.late.posting.load();
    if (!wanted) return;
    leave = outbox.watchSent((draftKey, id) => {
      if (draftKey === key) listener(id);
    });
  };
  listen().catch(() => undefined);
  return () => {
    wanted = false;
    leave();
  };
}

function openSession(realm: Realm, target: ComposeTarget, locale: string, begun: string): ComposeSession {
  const fresh = freshContent(realm, target, locale);
  const draft = realm.drafts.get(target.draftKey);
  const read = (stored: Draft, prefill: string): ComposeContent =>
    withDraft(fresh, stored, prefill, {
      visibilities: offeredVisibilities(realm, target.replyToId, stored.visibility),
      formats: realm.server.get().postFormats,
    });
  // Without storage the words of a draft of its own are in the target alone.
  const kept = draft
    ? read(draft, target.prefill)
    : { ...fresh, ...target.start, visibility: fresh.visibility };
  const initial = {
    ...kept,
    text: mergePrefill(kept.text, begun),
    visibility: target.scope ?? kept.visibility,
  };
  return createComposeSession({
    draftKey: target.draftKey,
    context: {
      inReplyToId: target.replyToId,
      quoteId: target.quoteId,
      editOf: target.editOf,
      cancels: null,
    },
    read: (stored) => read(stored, ''),
    fresh,
    initial,
    begun: begun !== '',
    // A prefill beside the draft makes another text of it, which needs another key.
    idempotencyKey: draft?.text === initial.text ? draft.idempotencyKey : null,
    restored: draft !== null,
    limits: () => realm.server.get(),
    drafts: realm.drafts,
    send: async (parcel) => (await realm.late.posting.load()).outbox.send(parcel),
    stop: (id) =>
      void realm.late.posting.load().then(
        ({ outbox }) => outbox.stop(id),
        () => undefined,
      ),
    watchSent: (listener) => watchSent(realm, target.draftKey, listener),
    dropFiles: (keys) => {
      if (keys.length > 0)
        void realm.late.posting.load().then(
          ({ files }) => files.drop(keys),
          () => undefined,
        );
    },
    now: () => Date.now(),
    newKey: randomKey,
    painted: afterPaint,
  });
}

/** The work of one form, begun when the form appears; `begun` is what was typed before. */
export function useComposeSession(target: ComposeTarget, begun: string): ComposeSession {
  const realm = useRealm();
  const { locale } = useT();
  const [session] = useState(() => openSession(realm, target, locale, begun));
  useEffect(() => session.watch(), [session]);
  useEffect(() => {
    // From now on it is a draft like any other text.
    if (begun !== '') session.change({});
  }, [session, begun]);
  useEffect(() => {
    // What sends is there before it is wanted: the network may be gone by then.
    realm.late.posting.load().catch(() => undefined);
  }, [realm]);
  return session;
}
