import '@/i18n/messages/en/late/own';
import { useState, type ReactElement } from 'react';
import { useAsked } from '@/data/react/use-asked';
import { useSettingsProfiles } from '@/data/react/use-settings-profiles';
import { useRealm } from '@/data/react/realm-context';
import { asContent, type FileContent } from '@/data/settings/files/settings-file';
import type { SettingsProfiles } from '@/data/settings/profiles/settings-profiles';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { SettingsProfile } from '@/domain/instance/settings-profile';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { IconButton } from '@/ui/button/icon-button';
import { useCommands } from '@/parts/commands/use-commands';
import { Tag } from '@/ui/state/tag';
import { Problem } from '../own/problem';
import { Changes } from './changes';
import { Adding } from '../adding';
import styles from '../settings-window.module.css';

/** Characters of a profile's name (api.md §13). */
const LONGEST_NAME = 255;

/** One call at a time, and what became of it. */
interface Work {
  busy: string | null;
  error: ApiError | null;
  run: (what: string, call: () => Promise<void>) => Promise<boolean>;
}

function useWork(): Work {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    busy,
    error,
    async run(what, call) {
      setBusy(what);
      setError(null);
      try {
        await call();
        return true;
      } catch (thrown) {
        setError(toApiError(thrown));
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}

function ProfileRow({
  profile,
  inUse,
  profiles,
  work,
  onUse,
}: {
  profile: SettingsProfile;
  inUse: boolean;
  profiles: SettingsProfiles;
  work: Work;
  onUse: () => void;
}): ReactElement {
  const t = useT();
  const { confirm } = useCommands();
  const { name, version } = profile;
  const remove = async (): Promise<void> => {
    const yes = await confirm({
      title: t('settings.profile_delete_question', { name }),
      body: t('settings.profile_delete_body'),
      confirmLabel: t('settings.profile_delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (yes) await work.run(name, () => profiles.remove(name));
  };
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <bdi>{name}</bdi>
          {inUse && <Tag tone="green">{t('settings.profile_in_use')}</Tag>}
        </div>
        <p className={styles.hint}>{t('settings.profile_version', { version })}</p>
      </div>
      {!inUse && (
        <div className={styles.control}>
          <Button
            small
            aria-label={t('settings.profile_use_named', { name })}
            busy={work.busy === name}
            onClick={onUse}
          >
            {t('settings.profile_use')}
          </Button>
          <IconButton
            icon="trash"
            small
            label={t('settings.profile_delete_named', { name })}
            onClick={() => void remove()}
          />
        </div>
      )}
    </li>
  );
}

/** Asks for the names when the tab is opened, and says when they do not come. */
function Missing({ profiles }: { profiles: SettingsProfiles }): ReactElement | null {
  const t = useT();
  const [asked, again] = useAsked('settings profiles', async () => {
    await profiles.refresh();
    await profiles.again();
  });
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  if (asked.is !== 'failed' || asked.error.kind === 'not-found') return null;
  if (isAway) return <AwayNote onRetry={again} />;
  return <Problem what={t('own.load_failed')} error={asked.error} onRetry={again} />;
}

interface Using {
  asked: { name: string; content: FileContent } | null;
  /** The profile that held before; the way back. */
  before: string | null;
}

/** Another profile: what it would change is told first, and it is taken back once. */
function useUsing(profiles: SettingsProfiles | null, work: Work, current: string) {
  const { settings } = useRealm();
  const [{ asked, before }, set] = useState<Using>({ asked: null, before: null });
  const take = async (name: string, back: string | null): Promise<void> => {
    if (profiles && (await work.run(name, () => profiles.use(name)))) set({ asked: null, before: back });
  };
  return {
    asked,
    before,
    ask: (name: string): void =>
      void work.run(name, async () => {
        if (!profiles) return;
        const content = asContent(await profiles.choicesOf(name), settings.own());
        set({ asked: { name, content }, before: null });
      }),
    leave: () => set({ asked: null, before: null }),
    take: (name: string) => void take(name, current),
    undo: (name: string) => void take(name, null),
  };
}

function Usage({ using, work }: { using: ReturnType<typeof useUsing>; work: Work }): ReactElement | null {
  const t = useT();
  const { asked, before } = using;
  if (asked)
    return (
      <Changes
        title={t('settings.profile_use_named', { name: asked.name })}
        verb={t('settings.profile_use')}
        busy={work.busy !== null}
        content={asked.content}
        onTake={() => using.take(asked.name)}
        onLeave={using.leave}
      />
    );
  if (before === null) return null;
  return (
    <Alert level="success">
      {t('settings.import_done')}{' '}
      <TextButton onClick={() => using.undo(before)}>{t('settings.undo')}</TextButton>
    </Alert>
  );
}

/** SET-07: list, use, save under another name, delete. Nothing where the server keeps no settings. */
export function Profiles(): ReactElement | null {
  const t = useT();
  const { profiles, list, state, current } = useSettingsProfiles();
  const work = useWork();
  const using = useUsing(profiles, work, current);
  if (!profiles) return null;
  if (state.is === 'off') return <Missing profiles={profiles} />;
  const shown = list.some(({ name }) => name === current) ? list : [{ name: current, version: 0 }, ...list];
  return (
    <section aria-label={t('settings.group_profiles')}>
      <h4 className={styles.group}>{t('settings.group_profiles')}</h4>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('settings.profiles_hint')}</p>
        <Missing profiles={profiles} />
        <ul className={styles.rows}>
          {shown.map((profile) => (
            <ProfileRow
              key={profile.name}
              profile={profile}
              inUse={profile.name === current}
              profiles={profiles}
              work={work}
              onUse={() => using.ask(profile.name)}
            />
          ))}
        </ul>
        <Usage using={using} work={work} />
        {work.error && <Alert level="error">{errorWords(t, work.error)}</Alert>}
        <Adding
          name="profile"
          label={t('settings.profile_name')}
          verb={t('settings.profile_save_as')}
          longest={LONGEST_NAME}
          onAdd={(name) => work.run('', () => profiles.saveAs(name))}
        />
      </div>
    </section>
  );
}
