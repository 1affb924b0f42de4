import { useId, type ReactElement } from 'react';
import { READ_MOST, type Filling, type Library, type LibraryState } from '@/data/library/library';
import { useMe } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { errorWords } from '@/i18n/error-words';
import { fileSize } from '@/i18n/file-size';
import { dateTime, numberFormat } from '@/i18n/formatters';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { SwitchInput } from '@/ui/field/check';
import { Disclosure } from '@/ui/panel/disclosure';
import { say } from '@/ui/state/say';
import { LibraryExport } from './library-export';
import { useLibraryState } from './use-library';
import styles from './library.module.css';

const FILLING = {
  mine: 'library.filling_mine',
  bookmarks: 'library.filling_bookmarks',
  favourites: 'library.filling_favourites',
} as const;
const REFUSED = {
  mine: 'library.not_given_mine',
  bookmarks: 'library.not_given_bookmarks',
  favourites: 'library.not_given_favourites',
} as const;

/** How far the filling is, in words. */
function fillingWords(t: Translator, filling: Filling): string {
  switch (filling.is) {
    case 'done':
      return t('library.done');
    case 'filling':
      return t(FILLING[filling.source]);
    case 'checking':
      return t('library.checking');
    case 'paused':
      return t('library.paused');
    case 'waiting':
      return t('library.waiting', {
        time: dateTime(t.locale).format(filling.until),
        reason: errorWords(t, filling.error),
      });
    case 'elsewhere':
      return t('library.elsewhere');
    case 'stopped':
      return t(filling.why === 'full' ? 'library.full' : 'library.refused');
  }
}

/** Of how many own posts so many are here; the server does not count the others. */
function Progress({ state, me }: { state: LibraryState; me: Account }): ReactElement | null {
  const t = useT();
  const { filling, figure } = state;
  if (filling.is !== 'filling' || filling.source !== 'mine' || !figure) return null;
  const total = Math.max(me.statusesCount, figure.places.mine);
  const number = numberFormat(t.locale);
  const words = { count: number.format(figure.places.mine), total: number.format(total) };
  return (
    <p className={styles.progress}>
      <progress max={total} value={figure.places.mine} aria-label={t('library.filling_mine')} />
      {t('library.so_far', words)}
    </p>
  );
}

/** What is kept, how far the filling is, and what can be done about it. */
export function LibraryKeeping({ library }: { library: Library }): ReactElement {
  const t = useT();
  const me = useMe();
  const state = useLibraryState(library);
  const hint = useId();
  const { filling, figure, refused, reading } = state;
  return (
    <section className={styles.keeping} aria-label={t('library.keeping')}>
      <Disclosure
        summary={
          figure
            ? t('library.kept', { count: figure.posts, size: fileSize(t, figure.bytes) })
            : t('library.keeping')
        }
        initiallyOpen={filling.is !== 'done' && filling.is !== 'checking'}
        className={styles.disclosure}
      >
        <div className={styles.kept}>
          <p role="status" className={styles.faint}>
            {fillingWords(t, filling)}
          </p>
          {me && <Progress state={state} me={me} />}
          {refused.map((source) => (
            <p key={source}>{t(REFUSED[source])}</p>
          ))}
          <label className={styles.switch}>
            <SwitchInput
              checked={reading}
              aria-describedby={hint}
              onChange={(on) => library.setReading(on)}
            />
            {t('library.reading')}
          </label>
          <p id={hint} className={styles.faint}>
            {t('library.reading_hint', { most: numberFormat(t.locale).format(READ_MOST) })}
          </p>
          <Acts library={library} filling={filling} />
          <LibraryExport library={library} />
        </div>
      </Disclosure>
    </section>
  );
}

function Acts({ library, filling }: { library: Library; filling: Filling }): ReactElement {
  const t = useT();
  const commands = useCommands();
  const isRunning = ['filling', 'checking', 'waiting', 'done'].includes(filling.is);
  return (
    <div className={styles.acts}>
      {isRunning && (
        <Button small onClick={() => library.pause()}>
          {t('library.pause')}
        </Button>
      )}
      {(filling.is === 'paused' || filling.is === 'stopped') && (
        <Button small onClick={() => library.goOn()}>
          {t('library.go_on')}
        </Button>
      )}
      {filling.is === 'done' && (
        <Button small icon="refresh" onClick={() => library.checkAgain()}>
          {t('library.check_again')}
        </Button>
      )}
      <Button small icon="stack" onClick={() => commands.postDialog.ask({ is: 'folders' })}>
        {t('library.folders')}
      </Button>
      <RemoveButton library={library} />
    </div>
  );
}

function RemoveButton({ library }: { library: Library }): ReactElement {
  const t = useT();
  const commands = useCommands();
  const remove = async (): Promise<void> => {
    const yes = await commands.confirm({
      title: t('library.remove_question'),
      body: t('library.remove_body'),
      confirmLabel: t('library.remove'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    document.getElementById('main')?.focus();
    const gone = await library.remove();
    void say(t(gone ? 'library.removed' : 'library.remove_failed'));
  };
  return (
    <Button small look="danger" icon="trash" onClick={() => void remove()}>
      {t('library.remove')}
    </Button>
  );
}
