import '@/i18n/messages/en/late/drafts';
import { dateTime } from '@/i18n/formatters';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import type { Notices } from '@/data/notices/notices';
import { say } from '@/ui/state/say';
import type { ComposeProblem, Settled } from '@/parts/composer/session/compose-state';
import type { Composer } from './use-composer';

function waitsKey(signIn: boolean, inDoubt: boolean): MessageId {
  if (inDoubt) return 'compose.in_doubt';
  return signIn ? 'compose.waits_for_login' : 'compose.waits';
}

/** Says what became of a post that does not appear in a timeline: its form is empty, or gone. */
export function tellSettled(
  t: Translator,
  notices: Notices,
  settled: Settled,
  { mode, purpose }: Pick<Composer, 'mode' | 'purpose'>,
): void {
  // The panel's form stays, and says it itself.
  if (settled.is === 'posted' && mode !== 'panel')
    void say(t(purpose === 'edit' ? 'compose.saved' : 'compose.posted'));
  if (settled.is === 'scheduled')
    notices.push({
      level: 'success',
      messageKey: 'compose.scheduled_for',
      messageArgs: { date: dateTime(t.locale).format(settled.at) },
      timeout: 6000,
    });
  // The panel lists below its form what waits.
  if (settled.is === 'waiting' && mode !== 'panel') {
    const { error, inDoubt } = settled;
    // Stays until somebody has logged in: nothing goes on before.
    const signIn = error.kind === 'unauthorized';
    notices.push({
      level: 'warning',
      messageKey: waitsKey(signIn, inDoubt),
      messageArgs: {},
      timeout: signIn || inDoubt ? 0 : 10_000,
      error,
    });
  }
}

/** Says why a post came back whose form is gone, and where its words are. */
export function tellReturned(notices: Notices, problem: ComposeProblem): void {
  if (problem.is === 'stopped')
    notices.push({ level: 'info', messageKey: 'compose.draft_kept', messageArgs: {}, timeout: 3000 });
  if (problem.is !== 'refused') return;
  const { error } = problem;
  notices.push({ level: 'error', messageKey: 'drafts.now_a_draft', messageArgs: {}, timeout: 0, error });
}
