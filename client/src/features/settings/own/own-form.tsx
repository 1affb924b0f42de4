import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useMe } from '@/data/react/records';
import { Button, type ButtonLook } from '@/ui/button/button';
import { Problem } from './problem';
import type { Step } from './use-step';
import own from './own.module.css';

/** A form of one step: its boxes, what failed, its button. Whose password it asks for, managers read from it. */
export function OwnForm({
  label,
  step,
  failed,
  unknown,
  button,
  look = 'primary',
  ready,
  onSubmit,
  children,
}: {
  label: string;
  step: Step;
  /** What did not happen. */
  failed: string;
  /** What 404 says here. */
  unknown?: string;
  button: string;
  look?: ButtonLook;
  ready: boolean;
  onSubmit: () => void;
  children: ReactNode;
}): ReactElement {
  const me = useMe();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready && !step.busy) onSubmit();
  };
  return (
    <form className={own.pad} aria-label={label} onSubmit={submit}>
      <input
        className={own.unseen}
        type="text"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden
        readOnly
        value={me?.acct ?? ''}
      />
      {children}
      {step.error && <Problem what={failed} error={step.error} unknown={unknown} />}
      <div className={own.actions}>
        <Button type="submit" look={look} busy={step.busy} disabled={!ready}>
          {button}
        </Button>
      </div>
    </form>
  );
}
