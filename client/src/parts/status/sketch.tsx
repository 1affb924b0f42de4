import type { ReactElement } from 'react';
import type { Account } from '@/domain/account';
import { plainName } from '@/domain/plain-name';
import type { Status } from '@/domain/status';
import { isTall } from '@/domain/tall-post';
import { useT } from '@/i18n/use-t';
import { layGallery } from '@/parts/media/gallery-layout';
import { Places } from '@/parts/media/tiles';
import accountStyles from '@/parts/account/account.module.css';
import actionStyles from './actions.module.css';
import styles from './status.module.css';

export interface SketchProps {
  status: Status;
  author: Account | undefined;
  repeater: Account | undefined;
}

const nothing = (): null => null;

/**
 * What can be made out of a post that flies by: who, what in letters, and the room that its pictures take, so that
 * little moves when the post is drawn in full.
 */
export function Sketch({ status, author, repeater }: SketchProps): ReactElement {
  const t = useT();
  const warned = status.spoilerText !== '';
  const layout = layGallery(warned ? [] : status.attachments, false);
  return (
    <>
      <div className={styles.wide}>
        {repeater && (
          <div className={styles.context}>
            <span />
            <span>{t('status.spoken_repeat', { name: plainName(repeater) })}</span>
          </div>
        )}
      </div>
      <div className={styles.picture}>
        <span className={accountStyles.avatar} data-size="post" />
      </div>
      <div className={styles.main}>
        <div className={styles.head}>
          <span className={styles.who}>
            <bdi className={styles.name}>{plainName(author)}</bdi>
          </span>
        </div>
        {warned && (
          <div className={styles.subject} dir="auto">
            {status.spoilerText}
          </div>
        )}
        {!warned && status.text !== '' && (
          <div
            className={styles.sketch}
            dir="auto"
            lang={status.language ?? undefined}
            data-folded={isTall(status) || undefined}
          >
            {status.text}
          </div>
        )}
        {layout.tiles.length > 0 && <Places layout={layout} draw={nothing} />}
        <div className={actionStyles.bar} />
      </div>
    </>
  );
}
