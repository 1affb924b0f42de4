import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { remembered } from '@/data/react/remembered';
import { useAsked } from '@/data/react/use-asked';
import { useComingBack } from '@/data/react/use-coming-back';
import type { People } from '@/data/people/people';
import { useKeptWords } from '@/data/react/use-kept-words';
import { mayCome, toApiError, type ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { TextInput } from '@/ui/field/text-input';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Lines } from '@/ui/panel/lines';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import styles from './spared.module.css';

const DOMAINS = remembered('blockedDomains');

/** The hidden servers, as the server has them and as they are changed here and in other tabs. */
function useDomains(people: People) {
  const [asked, again] = useAsked('domains', () => people.blockedDomains(), DOMAINS);
  /** As they are since; null as long as nothing has changed. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const domains = changed ?? (asked.is === 'here' ? asked.value : []);
  const changes = useRef(0);
  const lookAgain = async (): Promise<void> => {
    const before = changes.current;
    const hosts = await people.blockedDomains();
    // What the server said before a change made here is old.
    if (changes.current === before) setChanged(hosts);
  };
  // What is shown stays when the server does not answer.
  const look = (): void => void lookAgain().catch(() => undefined);
  useComingBack(look);
  const set = (host: string, hidden: boolean): void => {
    changes.current += 1;
    setChanged((now) => {
      const others = (now ?? domains).filter((one) => one !== host);
      return hidden ? [host, ...others] : others;
    });
  };
  return { asked, again, domains, set, look };
}

/** Servers of which the reader sees nothing. */
export function BlockedDomains({ people }: { people: People }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  const { asked, again, domains, set, look } = useDomains(people);
  const show = async (host: string): Promise<void> => {
    try {
      await people.unblockDomain(host);
      set(host, false);
    } catch (thrown) {
      const messageKey = 'people_pages.domain_failed';
      notices.push({
        level: 'error',
        messageKey,
        messageArgs: { host },
        timeout: 8000,
        error: toApiError(thrown),
      });
    }
  };
  if (asked.is === 'failed')
    return (
      <FailedPage
        title={t('people_pages.domains_failed')}
        error={asked.error}
        onRetry={mayCome(asked.error) ? again : undefined}
      />
    );
  if (asked.is === 'waiting') return <LoadingArea label={t('people.loading')} />;
  return (
    <>
      <HideDomain
        people={people}
        onHidden={(host) => {
          set(host, true);
          // The server may have another name for it.
          look();
        }}
      />
      {domains.length === 0 && <EmptyState icon="server" title={t('people_pages.domains_empty')} />}
      {domains.length > 0 && (
        <Lines>
          {domains.map((host) => (
            <Domain key={host} host={host} onShow={show} />
          ))}
        </Lines>
      )}
    </>
  );
}

/** A host as it stands behind the names of people: `https://`, `@` and what follows a slash are forgiven. */
const hostIn = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^.*@/, '');

const isHost = (host: string): boolean => /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?$/u.test(host);

type State = { is: 'still' | 'busy' | 'odd' } | { is: 'failed'; host: string; error: ApiError };

interface Hiding {
  typed: string;
  setTyped: (typed: string) => void;
  state: State;
  hide: () => Promise<void>;
}

function useHiding(people: People, onHidden: (host: string) => void): Hiding {
  const [typed, write] = useKeptWords('hide domain');
  const [state, setState] = useState<State>({ is: 'still' });
  return {
    typed,
    setTyped(next) {
      write(next);
      if (state.is === 'odd') setState({ is: 'still' });
    },
    state,
    async hide() {
      const host = hostIn(typed);
      if (!isHost(host)) return setState({ is: 'odd' });
      setState({ is: 'busy' });
      try {
        await people.hideDomain(host);
        write('');
        setState({ is: 'still' });
        onHidden(host);
      } catch (thrown) {
        setState({ is: 'failed', host, error: toApiError(thrown) });
      }
    },
  };
}

function HideDomain({
  people,
  onHidden,
}: {
  people: People;
  onHidden: (host: string) => void;
}): ReactElement {
  const t = useT();
  const id = useId();
  const { typed, setTyped, state, hide } = useHiding(people, onHidden);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '' && state.is !== 'busy') void hide();
  };
  return (
    <form className={styles.head} aria-label={t('people_pages.hide_domain')} onSubmit={submit}>
      <div className={styles.add}>
        <TextInput
          aria-label={t('people_pages.hide_domain_name')}
          aria-describedby={`${id}does`}
          aria-invalid={state.is === 'odd' || undefined}
          placeholder={t('people_pages.hide_domain_name')}
          list="known-hosts"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id="known-hosts">
          {people.knownHosts().map((host) => (
            <option key={host} value={host}>
              {host}
            </option>
          ))}
        </datalist>
        <Button type="submit" busy={state.is === 'busy'} disabled={typed.trim() === ''}>
          {t('people_pages.hide_domain')}
        </Button>
      </div>
      <p className={styles.hint} id={`${id}does`}>
        {t(state.is === 'odd' ? 'people_pages.hide_domain_odd' : 'people_pages.hide_domain_does')}
      </p>
      {state.is === 'failed' && (
        <Alert level="error">
          {t('people_pages.hide_domain_failed', { host: state.host })} {errorWords(t, state.error)}{' '}
          <LogInAgain error={state.error} />
        </Alert>
      )}
    </form>
  );
}

const buttonBeside = (row: HTMLElement): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button');

function Domain({ host, onShow }: { host: string; onShow: (host: string) => Promise<void> }): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row, buttonBeside);
  const press = async (): Promise<void> => {
    setBusy(true);
    await onShow(host);
    setBusy(false);
  };
  return (
    <li ref={row}>
      <bdi dir="ltr">{host}</bdi>
      <Button
        small
        busy={busy}
        aria-label={t('people_pages.unmute_domain_label', { host })}
        onClick={() => void press()}
      >
        {t('people_pages.unmute_domain')}
      </Button>
    </li>
  );
}
