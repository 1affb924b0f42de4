import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { ReportNote, StaffReport } from '@/domain/staff/staff-report';
import { absoluteTime, longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import { Moment } from '@/ui/time/moment';
import { useModeration } from '@/parts/moderation/use-moderation';
import type { Working } from '@/parts/moderation/use-work';
import { NoteForm } from './note-form';
import styles from '../moderation.module.css';

function Note({ note, onDelete }: { note: ReportNote; onDelete: () => void }): ReactElement {
  const t = useT();
  const now = useNow();
  const author = useAccount(note.authorId ?? '');
  const at = note.createdAt ?? 0;
  return (
    <li className={styles.note}>
      {author && <Avatar account={author} size="mini" />}
      <div className={styles.noteWords}>
        <p className={styles.noteHead}>
          {author ? <AccountName account={author} /> : t('moderation.somebody')}{' '}
          <Moment at={at} title={absoluteTime(t, at)}>
            {longTime(t, at, now)}
          </Moment>
        </p>
        <p dir="auto">{note.content}</p>
      </div>
      <IconButton icon="trash" label={t('moderation.delete_note')} onClick={onDelete} />
    </li>
  );
}

/** What moderators told each other about a report. */
export function Notes({ report, work }: { report: StaffReport; work: Working }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const { confirm } = useCommands();
  const about = useAccount(report.accountId ?? '');
  const remove = async (note: ReportNote): Promise<void> => {
    const sure = await confirm({
      title: t('moderation.delete_note_title'),
      body: t('moderation.delete_note_text'),
      confirmLabel: t('moderation.delete_note'),
      cancelLabel: t('moderation.cancel'),
      danger: true,
    });
    if (sure) await work.run(t('moderation.delete_note'), () => moderation.deleteNote(report.id, note.id));
  };
  return (
    <div className={styles.part} role="group" aria-label={t('moderation.notes')}>
      {report.notes.length > 0 && (
        <ul className={styles.notes}>
          {report.notes.map((note) => (
            <Note key={note.id} note={note} onDelete={() => void remove(note)} />
          ))}
        </ul>
      )}
      <NoteForm
        name={report.id}
        about={about ? `@${about.acct}` : null}
        onSend={(words, sent) =>
          work.run(
            t('moderation.add_note'),
            async () => void (await moderation.addNote([report.id], words)),
            sent,
          )
        }
      />
    </div>
  );
}
