import { useEffect, useLayoutEffect, useState, type FormEvent, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { toApiError, type ApiError } from '@/domain/api-error';
import {
  PROFILE_PICTURES,
  type OwnProfile,
  type ProfileLimits,
  type ProfilePart,
} from '@/domain/account/own-profile';
import { listWords } from '@/i18n/list-words';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { EmojiButton } from '@/parts/composer/form/emoji-button';
import { SuggestInput } from '@/parts/composer/suggest/suggest-input';
import { SuggestPopup } from '@/parts/composer/suggest/suggest-popup';
import { suggestProps, useSuggest } from '@/parts/composer/suggest/use-suggest';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { askBeforeLeaving } from '../leaving';
import { Problem } from '../own/problem';
import { Section } from '../own/section';
import { ownAccountOf } from '../own/use-own-account';
import { tellSaved } from '../saved';
import { useProfileDraft, type Draft } from './draft';
import { FieldsEditor } from './fields-editor';
import { LiveCard } from './live-card';
import { PictureRow } from './picture-row';
import own from '../own/own.module.css';
import field from '@/ui/field/field.module.css';
import styles from './profile.module.css';

const PART_WORDS: Partial<Record<ProfilePart, MessageId>> = {
  displayName: 'own.name',
  note: 'own.bio',
  fields: 'own.fields',
  avatar: 'own.picture_avatar',
  header: 'own.picture_header',
  background: 'own.picture_background',
};

/** What the server passed over, named. */
const lostWords = (t: Translator, lost: readonly ProfilePart[]): string =>
  listWords(
    t,
    lost.map((part) => t.dynamic(PART_WORDS[part] ?? 'own.this_setting', {})),
  );

const over = (text: string, most: number | null): boolean => most !== null && Array.from(text).length > most;

/** How many characters are left, once it is worth saying. */
function Left({ text, most }: { text: string; most: number | null }): ReactElement | null {
  const t = useT();
  if (most === null) return null;
  const left = most - Array.from(text).length;
  return (
    <span className={own.hint} data-over={left < 0 || undefined}>
      {t('own.left', { count: left })}
    </span>
  );
}

function Bio({
  text,
  most,
  onChange,
}: {
  text: string;
  most: number | null;
  onChange: (text: string) => void;
}): ReactElement {
  const t = useT();
  const suggest = useSuggest<HTMLTextAreaElement>();
  const { ref } = suggest;
  useLayoutEffect(() => {
    const area = ref.current;
    if (area && area.value !== text) area.value = text;
  });
  return (
    <Field label={t('own.bio')} hint={t('own.bio_hint')}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...suggestProps(suggest)}
            className={field.input}
            dir="auto"
            rows={5}
            aria-invalid={over(text, most) || undefined}
            onKeyDown={(event) => suggest.takeKey(event)}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              suggest.look();
            }}
          />
          <SuggestPopup suggest={suggest} />
          <Left text={text} most={most} />
        </>
      )}
    </Field>
  );
}

/** What is unsaved is asked about before the tab is left. */
function useAsksBeforeLeaving(dirty: boolean, discard: () => void): void {
  useEffect(() => (dirty ? askBeforeLeaving({ discard }) : undefined));
}

interface Saving {
  busy: boolean;
  error: ApiError | null;
  lost: readonly ProfilePart[];
}

export interface ProfileFormProps {
  profile: OwnProfile;
  limits: ProfileLimits;
  lost: ReadonlySet<ProfilePart>;
  marked: string | undefined;
  onSaved: (profile: OwnProfile) => void;
}

function Pictures({
  profile,
  limits,
  lost,
  marked,
  draft,
  put,
}: Omit<ProfileFormProps, 'onSaved'> & {
  draft: Draft;
  put: (change: Partial<Draft>) => void;
}): ReactElement {
  const t = useT();
  const { account } = profile;
  const saved = { avatar: account.avatar, header: account.header, background: account.background };
  const offered = PROFILE_PICTURES.filter(
    (kind) => !lost.has(kind) && (kind !== 'background' || profile.hasBackground),
  );
  return (
    <Section name="pictures" title={t('own.pictures')} marked={marked}>
      {offered.map((kind) => (
        <PictureRow
          key={kind}
          kind={kind}
          saved={saved[kind]}
          chosen={draft.pictures[kind]}
          limit={limits.pictures[kind]}
          onChange={(file) => {
            const { [kind]: _before, ...others } = draft.pictures;
            put({ pictures: file === undefined ? others : { ...others, [kind]: file } });
          }}
        />
      ))}
    </Section>
  );
}

function Words({
  profile,
  limits,
  marked,
  draft,
  put,
}: Omit<ProfileFormProps, 'onSaved' | 'lost'> & {
  draft: Draft;
  put: (change: Partial<Draft>) => void;
}): ReactElement {
  const t = useT();
  return (
    <>
      <Section name="about" title={t('own.about')} marked={marked}>
        <div className={own.pad}>
          <Field label={t('own.name')} hint={t('own.name_hint')}>
            {(control) => (
              <>
                <SuggestInput
                  {...control}
                  className={field.input}
                  dir="auto"
                  value={draft.displayName}
                  aria-invalid={over(draft.displayName, limits.name) || undefined}
                  onChange={(event) => put({ displayName: event.target.value })}
                />
                <Left text={draft.displayName} most={limits.name} />
              </>
            )}
          </Field>
          <Bio text={draft.note} most={limits.note} onChange={(note) => put({ note })} />
          <EmojiButton />
        </div>
      </Section>
      <Section name="fields" title={t('own.fields')} hint={t('own.fields_hint')} marked={marked}>
        <FieldsEditor
          profile={profile}
          fields={draft.fields}
          limits={limits}
          onChange={(fields) => put({ fields })}
        />
      </Section>
    </>
  );
}

/** Name, pictures, bio and fields: drawn as they will be while they are written, saved together. */
export function ProfileForm(props: ProfileFormProps): ReactElement {
  const { profile, onSaved } = props;
  const t = useT();
  const realm = useRealm();
  const { draft, changes, put, reset, saved } = useProfileDraft(profile);
  const [saving, setSaving] = useState<Saving>({ busy: false, error: null, lost: [] });
  useAsksBeforeLeaving(changes !== null, reset);
  const save = async (): Promise<void> => {
    if (!changes || saving.busy) return;
    setSaving({ busy: true, error: null, lost: [] });
    try {
      const after = await (await ownAccountOf(realm)).save(changes);
      saved(draft, after.profile, after.lost);
      onSaved(after.profile);
      setSaving({ busy: false, error: null, lost: after.lost });
      tellSaved('server');
    } catch (thrown) {
      setSaving({ busy: false, error: toApiError(thrown), lost: [] });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} aria-label={t('settings.tab_profile')}>
      <LiveCard profile={profile} draft={draft} />
      <Pictures {...props} draft={draft} put={put} />
      <Words {...props} draft={draft} put={put} />
      {saving.lost.length > 0 && (
        <Alert level="warning">{t('own.lost', { names: lostWords(t, saving.lost) })}</Alert>
      )}
      {saving.error && <Problem what={t('own.not_saved')} error={saving.error} />}
      <div className={styles.foot} data-changed={changes !== null || undefined}>
        <span role="status">{changes && t('own.unsaved')}</span>
        {changes && (
          <Button look="ghost" onClick={reset}>
            {t('own.discard')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={saving.busy} disabled={!changes}>
          {t('own.save_profile')}
        </Button>
      </div>
    </form>
  );
}
