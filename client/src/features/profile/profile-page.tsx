import '@/i18n/messages/en/late/people';
import '@/i18n/messages/en/late/profile';
import { useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe } from '@/data/react/records';
import { useReturn } from '@/data/react/use-return';
import { usePeople } from '@/data/react/use-people';
import type { People } from '@/data/people/people';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Translator } from '@/i18n/translator';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { firstScreen } from '@/lib/first-screen/first-screen';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { Away } from '@/parts/account/away';
import { AgainWhereRefused, FailedPage, useIsAway } from '@/parts/account/failed-page';
import { MembersOnly } from '@/parts/account/members-only';
import { LinkButton } from '@/ui/button/link-button';
import { PanelHeader } from '@/ui/panel/panel';
import { FailedState } from '@/ui/state/empty-state';
import { Profile } from './profile';
import { isNobody, originOf, profileErrorWords } from './profile-error';
import { ProfileSkeleton } from './profile-skeleton';

interface ProfilePageProps {
  /** What the address names: an id or a handle. */
  name: string;
  /** The composer that opens under a post. */
  replyForm: ReplyForm;
}

/** The page of a person (PROF-01 to PROF-07): shows what is known at once, then what the server says. */
export function ProfilePage({ name, replyForm }: ProfilePageProps): ReactElement {
  const t = useT();
  const [code, again] = usePeople();
  if (code.is === 'here') return <Found people={code.value} name={name} replyForm={replyForm} />;
  if (code.is === 'waiting') return <ProfileSkeleton name={name} />;
  return <FailedPage title={t('profile.failed')} error={code.error} onRetry={again} />;
}

/** Requests wait so long for the first paint, in milliseconds. */
const KNOWN_FIRST_MS = 300;

interface Answer {
  turn: number;
  id: AccountId | null;
  error: ApiError | null;
}

type FoundProps = ProfilePageProps & { people: People };

function Found({ people, name, replyForm }: FoundProps): ReactElement {
  const { records } = useRealm();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [first] = useState(() => {
    const known = records.account(name).get() ? name : people.find(name);
    // Name, picture and known posts are painted before anything is asked.
    if (known !== null) {
      firstScreen.expect(KNOWN_FIRST_MS);
      people.showKnownPosts(known);
    }
    return known;
  });
  const id = answer?.id ?? first;
  const account = useAccount(id ?? '');
  useEffect(() => {
    let gone = false;
    people.load(name).then(
      (loaded) => !gone && setAnswer({ turn, id: loaded, error: null }),
      (thrown: unknown) => !gone && setAnswer({ turn, id: null, error: toApiError(thrown) }),
    );
    return () => {
      gone = true;
    };
  }, [people, name, turn]);
  // What was shown meanwhile is of an earlier visit.
  useReturn(() => setTurn((before) => before + 1));
  const error = answer?.error ?? null;
  // What is remembered of somebody who is gone is not shown as if they were here.
  if (account && error?.kind !== 'not-found')
    return <Profile key={account.id} people={people} account={account} replyForm={replyForm} />;
  if (error === null) return <ProfileSkeleton name={name} />;
  return (
    <Failed
      error={error}
      origin={originOf(account, name)}
      busy={answer?.turn !== turn}
      onRetry={() => setTurn(turn + 1)}
    />
  );
}

interface FailedProps {
  error: ApiError;
  /** Where the person is at home: elsewhere, or empty. */
  origin: string;
  busy: boolean;
  onRetry: () => void;
}

/** What the title leaves open. */
function moreWords(t: Translator, error: ApiError): string | undefined {
  if (error.status === 410) return t('profile.gone_hint');
  return isNobody(error) ? undefined : errorWords(t, error);
}

/** PROF-06. Visitors of a server that shows people only to its own find the way in. */
function Failed({ error, origin, busy, onRetry }: FailedProps): ReactElement {
  const t = useT();
  const closed = useMe() === null && error.kind === 'login-needed';
  const isAway = useIsAway(error);
  useReturn(() => error.kind === 'offline' && onRetry());
  return (
    <>
      <PanelHeader level={1} sticky title={t('profile.failed_title')} />
      {closed ? (
        <MembersOnly title={t('profile.members_only')} />
      ) : isAway ? (
        <Away onRetry={onRetry} />
      ) : (
        <FailedState
          title={profileErrorWords(t, error)}
          text={moreWords(t, error)}
          retryLabel={t('common.retry')}
          busy={busy}
          onRetry={isNobody(error) ? undefined : onRetry}
        >
          <AgainWhereRefused error={error} />
          {/^https?:/.test(origin) && (
            <LinkButton href={origin} external>
              {t('people.open_original')}
            </LinkButton>
          )}
        </FailedState>
      )}
    </>
  );
}
