import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { useAsked } from '@/data/react/use-asked';
import { usePeople } from '@/data/react/use-people';
import { useServer } from '@/data/react/records';
import { isBlank } from '@/domain/text/blank';
import type { Account } from '@/domain/account/account';
import { filledFields, type OwnProfile } from '@/domain/account/own-profile';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { useT } from '@/i18n/use-t';
import { PersonCard } from '@/parts/account/person-card';
import { ProfileFields } from '@/parts/account/profile-fields';
import { useObjectUrl } from '@/parts/composer/files/use-object-url';
import { loadEmoji } from '@/parts/emoji/load-emoji';
import { bioHtml } from './bio-html';
import type { Draft } from './draft';
import styles from './profile.module.css';

/** Drawn as everywhere, and nothing in it can be pressed. */
function Inert({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // React 18 does not know the attribute.
  useEffect(() => ref.current?.setAttribute('inert', ''), []);
  return (
    <div role="group" aria-label={label}>
      <div ref={ref} className={styles.card}>
        {children}
      </div>
    </div>
  );
}

/** The server's own emoji that these words name. */
function useNamedEmoji(words: string): readonly CustomEmoji[] {
  const { locale } = useT();
  const [asked] = useAsked(`emoji ${locale}`, (realm) => loadEmoji(realm, locale));
  return useMemo(() => {
    if (asked.is !== 'here') return [];
    const named = new Set([...words.matchAll(/:([^\s:]+):/g)].map(([, code]) => code));
    return asked.value.packs
      .flatMap(({ emoji }) => emoji)
      .flatMap(({ emoji }) => (emoji && named.has(emoji.shortcode) ? emoji : []));
  }, [asked, words]);
}

/** An address to show of a picture that is being chosen, or the one on the server. */
function usePicture(file: Blob | null | undefined, saved: string, fallback: string): string {
  const url = useObjectUrl(file ?? null);
  if (file === undefined) return saved;
  return file === null ? fallback : (url ?? saved);
}

/** The account as it would be with the draft. */
function useDraftAccount(profile: OwnProfile, draft: Draft): Account {
  const { account } = profile;
  const { defaultAvatar, defaultBanner } = useServer();
  const { pictures } = draft;
  const avatar = usePicture(pictures.avatar, account.avatar, defaultAvatar);
  const header = usePicture(pictures.header, account.header, defaultBanner);
  const fields = filledFields(draft.fields);
  const words = [draft.displayName, draft.note, ...fields.flatMap(({ name, value }) => [name, value])].join(
    ' ',
  );
  const emojis = useNamedEmoji(words);
  return {
    ...account,
    displayName: isBlank(draft.displayName) ? account.username : draft.displayName.trim(),
    note: draft.note === profile.note ? account.note : bioHtml(draft.note),
    avatar,
    avatarStatic: pictures.avatar === undefined ? account.avatarStatic : avatar,
    header,
    headerStatic: pictures.header === undefined ? account.headerStatic : header,
    emojis: [...account.emojis, ...emojis],
    fields: fields.map(({ name, value }) => {
      const at = profile.fields.findIndex((saved) => saved.name === name && saved.value === value);
      return account.fields[at] ?? { name, value: bioHtml(value), verifiedAt: null };
    }),
  };
}

/** What others will see, while it is written. */
export function LiveCard({ profile, draft }: { profile: OwnProfile; draft: Draft }): ReactElement | null {
  const t = useT();
  const account = useDraftAccount(profile, draft);
  return <Card account={account} label={t('own.card')} />;
}

export function Card({ account, label }: { account: Account; label: string }): ReactElement | null {
  const [people] = usePeople();
  if (people.is !== 'here') return null;
  return (
    <Inert label={label}>
      <PersonCard people={people.value} account={account} />
      <ProfileFields account={account} />
    </Inert>
  );
}
