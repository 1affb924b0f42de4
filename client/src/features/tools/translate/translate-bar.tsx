import { useEffect, useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { dateFormat } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { seenPost } from '../seen';
import { TranslatePosts, type TranslationRun } from './translate-run';
import bar from '../bar.module.css';
import styles from './translate-bar.module.css';

const base = (code: string): string => code.toLowerCase().split(/[-_]/)[0] ?? '';

/** Posts with words that are not known to be in the reader's language. */
const foreignOf = (realm: Realm, ids: readonly StatusId[], to: string): readonly StatusId[] =>
  ids.flatMap((id) => {
    const post = seenPost(realm, id, 'inOriginal');
    if (!post || post.muted || post.status.text.trim() === '') return [];
    const { language } = post.status;
    return language !== null && base(language) === base(to) ? [] : [post.status.id];
  });

const wait = (until: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, until - Date.now()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function createRun(realm: Realm, statusId: StatusId): TranslatePosts {
  const to = realm.settings.get('translationLanguage');
  const ids = foreignOf(realm, realm.conversations.view(statusId).get().ids, to);
  return new TranslatePosts({
    ids,
    async translate(id) {
      try {
        await (await realm.late.details.load()).translate(id, { to, from: null });
        return null;
      } catch (thrown) {
        return toApiError(thrown);
      }
    },
    show: (id, on) => realm.rowFlags.set(id, 'translated', on),
    now: Date.now,
    wait,
  });
}

/** Translates what the page shows of a conversation, and says how far it has come. */
export function TranslateBar({
  statusId,
  onClose,
}: {
  statusId: StatusId;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [run] = useState(() => createRun(realm, statusId));
  const state = useReadable(run.state);
  useEffect(() => {
    void run.run();
    return run.stop;
  }, [run]);
  const running = state.is === 'running' && state.count > 0;
  const leave = (): void => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={bar.bar} aria-label={t('tools.translating_title')}>
      <div className={bar.words}>
        <RunWords state={state} />
        {running && (
          <progress
            className={styles.progress}
            aria-label={t('tools.translating_title')}
            max={state.count}
            value={state.translated + state.failed}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {running && (
          <Button small onClick={run.stop}>
            {t('tools.stop')}
          </Button>
        )}
        {state.asked > 0 && (
          <Button
            small
            onClick={() => {
              run.showOriginals();
              leave();
            }}
          >
            {t('tools.show_originals')}
          </Button>
        )}
        {!running && <IconButton icon="x" label={t('common.close')} onClick={leave} />}
      </div>
    </section>
  );
}

function RunWords({ state }: { state: TranslationRun }): ReactElement {
  const t = useT();
  const { is, count, asked, translated, failed, waitsUntil } = state;
  if (is === 'running' && count > 0)
    return (
      // Each post would be too much to hear: the bar beside it tells who asks.
      <p role={waitsUntil === null ? undefined : 'status'}>
        {waitsUntil === null
          ? t('tools.translating', { number: asked, count })
          : t('tools.server_waits', {
              time: dateFormat(t.locale, { timeStyle: 'medium' }).format(waitsUntil),
            })}
      </p>
    );
  return (
    <p role="status">
      {count === 0 && t('tools.nothing_to_translate')}
      {is === 'refused' && `${t('tools.refused')} `}
      {is === 'stopped' && t('tools.stopped_at', { done: translated + failed, count })}
      {is !== 'stopped' && translated > 0 && t('tools.translated', { count: translated })}{' '}
      {failed > 0 && t('tools.not_translated', { count: failed })}
    </p>
  );
}
