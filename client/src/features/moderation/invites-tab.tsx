import { useState, type FormEvent, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { useAsked } from '@/data/react/use-asked';
import type { Invite } from '@/domain/staff/invite';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useWork, type Working } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextField } from '@/ui/field/text-input';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { Tag } from '@/ui/state/tag';
import styles from './moderation.module.css';

const USES = ['1', '5', '25', '100'] as const;

function NewInvite({ work, onMade }: { work: Working; onMade: () => void }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const [uses, setUses] = useState<(typeof USES)[number]>('1');
  const [until, setUntil] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const terms = { maxUse: uses === '1' ? null : Number(uses), expiresAt: until === '' ? null : until };
    const make = async (): Promise<void> => void (await moderation.makeInvite(terms));
    await work.run(t('moderation.invite_make'), make, onMade);
  };
  return (
    <form
      className={styles.invite}
      aria-label={t('moderation.invite_new')}
      onSubmit={(event) => void send(event)}
    >
      <Field label={t('moderation.invite_uses')}>
        {(control) => (
          <Select
            {...control}
            value={uses}
            options={USES.map((value) => ({
              value,
              label:
                value === '1'
                  ? t('moderation.invite_once')
                  : t('moderation.invite_times', { count: Number(value) }),
            }))}
            onChange={setUses}
          />
        )}
      </Field>
      <TextField
        type="date"
        label={t('moderation.invite_until')}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button type="submit" look="primary" busy={work.busy !== ''}>
        {t('moderation.invite_make')}
      </Button>
    </form>
  );
}

function InviteRow({
  invite,
  work,
  onChanged,
}: {
  invite: Invite;
  work: Working;
  onChanged: () => void;
}): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const { base } = useServer();
  const [copied, setCopied] = useState(false);
  const link = `${base}/registration/${encodeURIComponent(invite.token)}`;
  const copy = (): Promise<boolean> =>
    work.run(t('moderation.invite_copy'), async () => {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    });
  const revoke = (): Promise<boolean> =>
    work.run(t('moderation.invite_revoke'), () => moderation.revokeInvite(invite.token), onChanged);
  const facts = [t('moderation.invite_uses_count', { count: invite.uses })];
  if (invite.expiresAt !== null) facts.push(t('moderation.invite_expires', { date: invite.expiresAt }));
  return (
    <li>
      <span className={styles.inviteLink} dir="ltr">
        {link}
      </span>
      <span className={styles.faint}>{facts.join(' · ')}</span>
      <Tag tone={invite.isUsed ? 'neutral' : 'green'}>
        {t(invite.isUsed ? 'moderation.invite_used' : 'moderation.invite_good')}
      </Tag>
      {!invite.isUsed && (
        <span className={styles.buttons}>
          <Button small icon="copy" onClick={() => void copy()}>
            {t(copied ? 'moderation.invite_copied' : 'moderation.invite_copy')}
          </Button>
          <Button small look="danger" onClick={() => void revoke()}>
            {t('moderation.invite_revoke')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Invitations to join while registration is closed. */
export function InvitesTab(): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const work = useWork();
  const [asked, again] = useAsked('invites', () => moderation.invites());
  const [list, setList] = useState<readonly Invite[] | null>(null);
  if (asked.is === 'here' && asked.value !== list) setList(asked.value);
  return (
    <>
      <NewInvite work={work} onMade={again} />
      <WorkOutcome work={work} />
      {asked.is === 'failed' && (
        <FailedPage title={t('moderation.failed')} error={asked.error} onRetry={again} />
      )}
      {asked.is === 'waiting' && !list && <SkeletonPosts label={t('moderation.loading')} />}
      {list?.length === 0 && (
        <EmptyState
          icon="mail"
          title={t('moderation.invites_empty')}
          text={t('moderation.invites_empty_hint')}
        />
      )}
      <ul className={styles.log}>
        {list?.map((invite) => (
          <InviteRow key={invite.id} invite={invite} work={work} onChanged={again} />
        ))}
      </ul>
    </>
  );
}
