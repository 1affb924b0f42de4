import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import {
  DIRECT_SENDERS,
  PROFILE_SWITCHES,
  type OwnProfile,
  type ProfileChanges,
  type ProfilePart,
  type ProfileSwitch,
} from '@/domain/account/own-profile';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Select, type SelectOption } from '@/ui/field/select';
import { Problem } from '../own/problem';
import { Section } from '../own/section';
import { ServerMark, ServerSwitch, useServerValue } from '../own/server-switch';
import { ownAccountOf } from '../own/use-own-account';
import own from '../own/own.module.css';

const REACH: readonly ProfileSwitch[] = [
  'locked',
  'permit_followback',
  'accepts_chat_messages',
  'discoverable',
  'indexable',
  'allow_following_move',
];

interface Props {
  profile: OwnProfile;
  lost: ReadonlySet<ProfilePart>;
  marked: string | undefined;
  onSaved: (profile: OwnProfile) => void;
}

/** Saves at once; what the server answered and did not keep is said, and no longer offered. */
function useSave(onSaved: Props['onSaved']) {
  const realm = useRealm();
  const [lost, setLost] = useState<readonly ProfilePart[]>([]);
  const save = async (changes: ProfileChanges): Promise<void> => {
    const saved = await (await ownAccountOf(realm)).save(changes);
    setLost((before) => [...before, ...saved.lost]);
    onSaved(saved.profile);
  };
  return { lost, save };
}

interface ChoiceProps {
  name: 'directFrom' | 'postDays';
  title: string;
  hint: string;
  options: readonly SelectOption<string>[];
  value: string;
  save: (value: string) => Promise<void>;
}

/** One choice of the account on the server. */
function ServerChoice({ name, title, hint, options, value, save }: ChoiceProps): ReactElement {
  const t = useT();
  const kept = useServerValue(value, save);
  return (
    <div className={own.row} data-setting={name}>
      <div>
        <label className={own.name} htmlFor={`own-${name}`}>
          {title} <ServerMark />
        </label>
        <p className={own.hint} id={`own-${name}-hint`}>
          {hint}
        </p>
      </div>
      <Select
        id={`own-${name}`}
        aria-describedby={`own-${name}-hint`}
        value={kept.value}
        options={options}
        onChange={kept.set}
      />
      {kept.error && (
        <div className={own.below}>
          <Problem what={t('own.not_saved')} error={kept.error} />
        </div>
      )}
    </div>
  );
}

interface SavingProps {
  profile: OwnProfile;
  save: (changes: ProfileChanges) => Promise<void>;
}

function DirectFrom({ profile, save }: SavingProps): ReactElement | null {
  const t = useT();
  if (profile.directFrom === null) return null;
  return (
    <ServerChoice
      name="directFrom"
      title={t('own.direct')}
      hint={t('own.direct_hint')}
      value={profile.directFrom}
      options={DIRECT_SENDERS.map((who) => ({ value: who, label: t(`own.direct_${who}`) }))}
      save={async (value) => {
        const directFrom = DIRECT_SENDERS.find((who) => who === value);
        if (directFrom) await save({ directFrom });
      }}
    />
  );
}

const DAYS = [1, 7, 30, 90, 180, 365] as const;

/** When new posts go by themselves. */
function PostDays({ profile, save }: SavingProps): ReactElement | null {
  const t = useT();
  const { postDays } = profile;
  if (postDays === undefined) return null;
  // A number from elsewhere stays what it is until another one is chosen.
  const offered = [...new Set([...DAYS, ...(postDays === null ? [] : [postDays])])].toSorted((a, b) => a - b);
  return (
    <ServerChoice
      name="postDays"
      title={t('own.post_days')}
      hint={t('own.post_days_hint')}
      value={String(postDays ?? '')}
      options={[
        { value: '', label: t('own.post_days_never') },
        ...offered.map((days) => ({ value: String(days), label: t('own.post_days_after', { count: days }) })),
      ]}
      save={(value) => save({ postDays: value === '' ? null : Number(value) })}
    />
  );
}

/** What others may do and see. Each is saved as it is switched. */
export function ProfileSwitches({ profile, lost: known, marked, onSaved }: Props): ReactElement {
  const t = useT();
  const { lost, save } = useSave(onSaved);
  const isStaff = profile.account.role !== 'member';
  const offered = PROFILE_SWITCHES.filter(
    (name) => profile.switches[name] !== undefined && !known.has(name) && (name !== 'show_role' || isStaff),
  );
  const row = (name: ProfileSwitch): ReactElement => (
    <ServerSwitch
      key={name}
      name={name}
      title={t(`own.${name}`)}
      hint={t(`own_hint.${name}`)}
      value={profile.switches[name] ?? false}
      save={(on) => save({ switches: { [name]: on } })}
    />
  );
  const direct = profile.directFrom !== null && !known.has('directFrom');
  return (
    <>
      {lost.map((part) => (
        <Alert key={part} level="warning">
          {t('own.lost', { names: wordsOf(t, part) })}
        </Alert>
      ))}
      <Section name="reach" title={t('own.reach')} marked={marked}>
        {offered.filter((name) => REACH.includes(name)).map(row)}
        {direct && <DirectFrom profile={profile} save={save} />}
        {!known.has('postDays') && <PostDays profile={profile} save={save} />}
      </Section>
      <Section name="shown" title={t('own.shown')} marked={marked}>
        {offered.filter((name) => !REACH.includes(name)).map(row)}
      </Section>
    </>
  );
}

const isSwitch = (part: ProfilePart): part is ProfileSwitch => PROFILE_SWITCHES.some((name) => name === part);
const wordsOf = (t: ReturnType<typeof useT>, part: ProfilePart): string => {
  if (part === 'directFrom') return t('own.direct');
  if (part === 'postDays') return t('own.post_days');
  return isSwitch(part) ? t(`own.${part}`) : t('own.this_setting');
};
