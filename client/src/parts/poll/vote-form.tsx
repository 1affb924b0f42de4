import { useLayoutEffect, useRef, useState, type FormEvent, type ReactElement, type RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/status/poll';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { Button } from '@/ui/button/button';
import { PollFooter } from './poll-footer';
import styles from './poll.module.css';

function useVote(statusId: StatusId): readonly [busy: boolean, vote: (choices: readonly number[]) => void] {
  const realm = useRealm();
  const [busy, setBusy] = useState(false);
  const vote = async (choices: readonly number[]): Promise<void> => {
    setBusy(true);
    realm.notices.setForStatus(statusId, null);
    try {
      await (await realm.late.details.load()).vote(statusId, choices);
    } catch (error) {
      realm.notices.setForStatus(statusId, toApiError(error));
    }
    setBusy(false);
  };
  return [busy, (choices) => void vote(choices)];
}

/** Where the form stood the results stand: who voted by keyboard goes on from there. */
function useFocusGoesOn(): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.focus({ preventScroll: true });
    };
  }, []);
  return form;
}

/** Radio buttons or boxes, and one button that waits for a choice. */
export function VoteForm({ poll, statusId }: { poll: Poll; statusId: StatusId }): ReactElement {
  const t = useT();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [busy, vote] = useVote(statusId);
  const form = useFocusGoesOn();
  const choose = (index: number): void => {
    if (busy) return;
    if (!poll.multiple) setChosen([index]);
    else setChosen(chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.length > 0 && !busy) vote(chosen);
  };
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset
        className={styles.options}
        aria-label={t(poll.multiple ? 'voting.choose_several' : 'voting.choose_one')}
      >
        {poll.options.map((option, index) => (
          <label className={styles.option} data-choice key={`${index} ${option.title}`}>
            <input
              className={styles.input}
              type={poll.multiple ? 'checkbox' : 'radio'}
              name={`poll ${statusId}`}
              checked={chosen.includes(index)}
              // Disabled, the one that Enter was pressed in would lose the focus.
              aria-disabled={busy}
              onChange={() => choose(index)}
            />
            <span className={styles.title} dir="auto">
              <EmojiText text={option.title} emojis={poll.emojis} />
            </span>
          </label>
        ))}
      </fieldset>
      <PollFooter poll={poll}>
        <Button type="submit" small busy={busy} disabled={chosen.length === 0} className={styles.vote}>
          {t(busy ? 'voting.voting' : 'voting.vote')}
        </Button>
      </PollFooter>
    </form>
  );
}
