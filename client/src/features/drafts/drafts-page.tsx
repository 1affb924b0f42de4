import '@/i18n/messages/en/late/drafts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { extrasOf } from '@/domain/writing/compose-content';
import { allMedia } from '@/domain/writing/draft-media';
import { decodeContent } from '@/data/writing/drafts/content-format';
import { partsOfKey, type DraftKind } from '@/data/writing/drafts/draft-keys';
import type { StoredDraft } from '@/data/writing/posting/posting';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useWaitingPosts } from '@/data/react/records';
import { usePosting } from '@/data/react/use-posting';
import { dateTime } from '@/i18n/formatters';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { openDraft } from '@/parts/composer/session/open-draft';
import { WaitingPosts } from '@/parts/composer/waiting/waiting-posts';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import styles from '@/parts/composer/waiting/kept-rows.module.css';

const KIND_WORDS = {
  status: 'drafts.kind_status',
  reply: 'drafts.kind_reply',
  quote: 'drafts.kind_quote',
  edit: 'drafts.kind_edit',
  redraft: 'drafts.kind_redraft',
  kept: 'drafts.kind_kept',
} as const;

const kindWords = ({ key, draft }: StoredDraft): (typeof KIND_WORDS)[DraftKind] => {
  const { kind } = partsOfKey(key);
  return KIND_WORDS[kind === 'kept' && decodeContent({ ...draft }).edits !== null ? 'edit' : kind];
};

/** What is in it beside words, and when it was saved. */
function factsOf(t: Translator, { draft }: StoredDraft): string {
  const { media, more, poll } = extrasOf(decodeContent({ ...draft }));
  return [
    more.length > 0 && t('drafts.chain', { count: more.length + 1 }),
    media.length > 0 && t('drafts.files', { count: media.length }),
    poll && t('drafts.poll'),
    draft.updatedAt > 0 && t('drafts.saved', { date: dateTime(t.locale).format(draft.updatedAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function DraftRow({ stored, onGone }: { stored: StoredDraft; onGone: () => void }): ReactElement {
  const t = useT();
  const commands = useCommands();
  const realm = useRealm();
  const { key, draft } = stored;
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row);
  const remove = async (): Promise<void> => {
    const yes = await commands.confirm({
      title: t('drafts.delete_question'),
      body: t('drafts.delete_body'),
      confirmLabel: t('drafts.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    row.current?.focus();
    const files = allMedia(decodeContent({ ...draft })).map((file) => file.key);
    realm.drafts.clear(key);
    onGone();
    await realm.late.posting.load().then((posting) => posting.files.drop(files));
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <h2 className={styles.kind}>{t(kindWords(stored))}</h2>
      <p className={styles.words} dir="auto">
        {draft.text.trim() || draft.spoilerText.trim() || t('drafts.no_words')}
      </p>
      <p className={styles.fact}>{factsOf(t, stored)}</p>
      <div className={styles.acts}>
        <Button small look="primary" onClick={() => void openDraft({ realm, commands }, key, draft)}>
          {t('drafts.open')}
        </Button>
        <Button small look="ghost" onClick={() => void remove()}>
          {t('drafts.delete')}
        </Button>
      </div>
    </li>
  );
}

/** All that was written and not posted: on its way, or kept. */
export function DraftsPage(): ReactElement {
  const t = useT();
  const posting = usePosting();
  const waiting = useWaitingPosts();
  const [, setTurn] = useState(0);
  const { drafts } = useRealm();
  // What a form, another tab or the outbox does to the drafts is seen here.
  useReadable(useCommands().compose);
  useEffect(() => {
    const look = (): void => setTurn((turn) => turn + 1);
    // What has changed since the page was drawn.
    look();
    return drafts.watch(look);
  }, [drafts]);
  const all = posting?.drafts() ?? [];
  return (
    <>
      <PanelHeader title={t('drafts.title')} level={1} sticky />
      <div className={styles.page}>
        <WaitingPosts />
        {posting && all.length === 0 && waiting.count === 0 && (
          <EmptyState icon="pen" title={t('drafts.none')} text={t('drafts.none_hint')} />
        )}
        <ul className={styles.list} aria-label={t('drafts.kept')}>
          {all.map((stored) => (
            <DraftRow key={stored.key} stored={stored} onGone={() => setTurn((turn) => turn + 1)} />
          ))}
        </ul>
      </div>
    </>
  );
}
