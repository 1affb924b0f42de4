import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { Attachment } from '@/domain/status/attachment';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { isPlainClick } from '@/parts/media/is-plain-click';
import { lateViewer } from '@/parts/media/late-code';
import { StillImage } from '@/parts/rich-text/still-image';
import { useStill } from '@/parts/rich-text/use-still';
import { useLate } from '@/ui/late/use-late';
import { Picture as Shown } from '@/ui/picture/picture';
import styles from '@/features/profile/profile.module.css';

function asFile(id: string, url: string, description: string): Attachment {
  return {
    id,
    kind: 'image',
    mimeType: null,
    url,
    previewUrl: null,
    remoteUrl: null,
    description,
    blurhash: null,
    width: null,
    height: null,
    duration: null,
    focus: null,
  };
}

interface PictureProps {
  /** Shown; the server's own where there is none or it fails. */
  src: string;
  stillSrc: string;
  fallback: string;
  label: string;
  description: string;
  className: string | undefined;
}

/** A picture that opens whole in the viewer. */
function Picture({ src, stillSrc, fallback, label, description, className }: PictureProps): ReactElement {
  const still = useStill();
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const Viewer = useLate(lateViewer, open);
  const shown = failed || src === '' ? fallback : src;
  const files = useMemo(() => [asFile('picture', shown, description)], [shown, description]);
  if (shown === '') return <span className={className} />;
  return (
    <>
      <a
        className={className}
        href={shown}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {still && !failed ? (
          <StillImage
            src={shown}
            staticSrc={src === '' ? shown : stillSrc || shown}
            alt=""
            onError={() => setFailed(true)}
          />
        ) : (
          <Shown src={shown} alt="" onError={() => setFailed(true)} />
        )}
      </a>
      {open && Viewer && <Viewer.Part files={files} start="picture" onClose={() => setOpen(false)} />}
    </>
  );
}

export function Banner({ account, children }: { account: Account; children: ReactNode }): ReactElement {
  const t = useT();
  const server = useServer();
  const name = plainName(account);
  return (
    <div className={styles.banner}>
      <Picture
        key={account.header}
        src={account.header}
        stillSrc={account.headerStatic}
        fallback={server.defaultBanner}
        label={t('profile.open_banner', { name })}
        description={t('profile.banner', { name })}
        className={styles.bannerPicture}
      />
      {children}
    </div>
  );
}

export function Face({ account }: { account: Account }): ReactElement {
  const t = useT();
  const server = useServer();
  const name = plainName(account);
  return (
    <Picture
      key={account.avatar}
      src={account.avatar}
      stillSrc={account.avatarStatic}
      fallback={server.defaultAvatar}
      label={t('profile.open_picture', { name })}
      description={t('profile.picture', { name })}
      className={styles.face}
    />
  );
}
