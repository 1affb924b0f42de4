import { useRef, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import type { StatusId } from '@/domain/ids';
import type { Visibility } from '@/domain/status/visibility';
import { useT } from '@/i18n/use-t';
import { richNodes } from '@/parts/rich-text/rich-cache';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/field/check';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { saveFile } from '@/lib/save-file';
import { addressOf, seenPost, type SeenPost } from '../seen';
import { asMarkdown, asQuote, embedCode } from './copies';
import { usePicture } from './use-picture';
import styles from './share.module.css';

const AUDIENCE = {
  private: 'tools.only_followers',
  direct: 'tools.only_mentioned',
  local: 'tools.only_local',
} as const satisfies Partial<Record<Visibility, string>>;

/** How the last press went, in words that stand below the buttons. */
type Outcome = 'tools.copied' | 'tools.not_copied' | 'tools.not_shared' | null;

const canShare = (data: ShareData): boolean =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(data));

/** The system's own sheet; who closes it has not failed. */
async function share(data: ShareData): Promise<Outcome> {
  try {
    await navigator.share(data);
    return null;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? null : 'tools.not_shared';
  }
}

async function copied(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return 'tools.copied';
  } catch {
    return 'tools.not_copied';
  }
}

const copyText = (text: string): Promise<Outcome> => copied(() => navigator.clipboard.writeText(text));

/** A post for others: its address, its words, a picture of it. */
export function ShareDialog({
  statusId,
  onClose,
}: {
  statusId: StatusId;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  // As it was when this was opened: what is read here does not change under the reader's hand.
  const [seen] = useState(() => seenPost(realm, statusId));
  const [original] = useState(() => seenPost(realm, statusId, 'inOriginal'));
  const [inOriginal, setInOriginal] = useState(false);
  const post = inOriginal ? original : seen;
  return (
    <Dialog title={t('tools.share')} closeLabel={t('common.close')} size="wide" spaced onClose={onClose}>
      {seen?.translated && (
        <Checkbox label={t('tools.in_original')} checked={inOriginal} onChange={setInOriginal} />
      )}
      {post ? (
        <Ways key={String(inOriginal)} post={post} />
      ) : (
        <EmptyState icon="trash" title={t('tools.gone')} />
      )}
    </Dialog>
  );
}

function Ways({ post }: { post: SeenPost }): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const t = useT();
  const tell = (work: Promise<Outcome>): void => {
    setOutcome(null);
    void work.then(setOutcome);
  };
  return (
    <>
      <LinkWays post={post} tell={tell} />
      <p role="status" className={styles.outcome}>
        {outcome && t(outcome)}
      </p>
      <PictureWays post={post} tell={tell} />
    </>
  );
}

interface WaysProps {
  post: SeenPost;
  tell: (work: Promise<Outcome>) => void;
}

/** Who can open the link is said where not everybody can. */
function Audience({ post: { status, author } }: { post: SeenPost }): ReactElement | null {
  const t = useT();
  const { visibility } = status;
  if (visibility === 'public' || visibility === 'unlisted') return null;
  return (
    <p className={styles.audience}>
      {t.dynamic(AUDIENCE[visibility], { name: plainName(author) })} {t('tools.picture_tells')}
    </p>
  );
}

function LinkWays({ post, tell }: WaysProps): ReactElement {
  const t = useT();
  const server = useServer();
  const { status, author } = post;
  const url = addressOf(status);
  const facts = { t, server, post };
  const embed = embedCode(status, author, server);
  const markdown = (): string => asMarkdown(facts, richNodes(status.content, null));
  return (
    <>
      <Audience post={post} />
      <p className={styles.address} dir="ltr">
        {url}
      </p>
      <div className={styles.ways}>
        {canShare({ url }) && (
          <Button icon="ext" look="primary" onClick={() => tell(share({ url }))}>
            {t('tools.share_link')}
          </Button>
        )}
        <Button icon="link" onClick={() => tell(copyText(url))}>
          {t('tools.copy_link')}
        </Button>
        <Button icon="quote" onClick={() => tell(copyText(asQuote(facts)))}>
          {t('tools.copy_quote')}
        </Button>
        <Button icon="copy" onClick={() => tell(copyText(markdown()))}>
          {t('tools.copy_markdown')}
        </Button>
        {embed !== null && (
          <Button icon="copy" onClick={() => tell(copyText(embed))}>
            {t('tools.copy_embed')}
          </Button>
        )}
      </div>
    </>
  );
}

function PictureWays({ post, tell }: WaysProps): ReactElement {
  const t = useT();
  const host = useRef<HTMLElement>(null);
  const drawn = usePicture(post, host);
  const name = plainName(post.author);
  return (
    <section ref={host} className={styles.picture} aria-label={t('tools.picture')}>
      {drawn.is === 'drawing' && <LoadingArea label={t('tools.drawing')} />}
      {drawn.is === 'failed' && <p role="alert">{t('tools.not_drawn')}</p>}
      {drawn.is === 'here' && (
        <>
          <img className={styles.preview} src={drawn.url} alt={t('tools.picture_of', { name })} />
          {drawn.missing && <p className={styles.audience}>{t('tools.pictures_missing')}</p>}
          <PictureButtons blob={drawn.blob} post={post} tell={tell} />
        </>
      )}
    </section>
  );
}

const PNG = 'image/png';

function PictureButtons({ blob, post, tell }: WaysProps & { blob: Blob }): ReactElement {
  const t = useT();
  const fileName = `${post.author?.username ?? 'post'}-${post.status.id}.png`;
  const files = [new File([blob], fileName, { type: PNG })];
  return (
    <div className={styles.ways}>
      <Button icon="download" onClick={() => saveFile(fileName, PNG, blob)}>
        {t('tools.save_picture')}
      </Button>
      {typeof ClipboardItem !== 'undefined' && (
        <Button
          icon="copy"
          onClick={() => tell(copied(() => navigator.clipboard.write([new ClipboardItem({ [PNG]: blob })])))}
        >
          {t('tools.copy_picture')}
        </Button>
      )}
      {canShare({ files }) && (
        <Button icon="ext" onClick={() => tell(share({ files }))}>
          {t('tools.share_picture')}
        </Button>
      )}
    </div>
  );
}
