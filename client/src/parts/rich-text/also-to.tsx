import type { ReactElement } from 'react';
import type { Mention } from '@/domain/status/status';
import { Rich } from '@/i18n/use-t';
import { MentionLink } from './mention-link';
import { MentionRun } from './mention-run';
import type { MentionStyle } from './mention-style';
import styles from './rich-text.module.css';

/** People a reply is addressed to whom its text does not name (ST-06). */
export function AlsoTo({ people, style }: { people: readonly Mention[]; style: MentionStyle }): ReactElement {
  const links = people.map((mention) => <MentionLink key={mention.id} mention={mention} style={style} />);
  return (
    <div className={styles.alsoTo} dir="auto">
      <Rich id="rich_text.also_to" args={{ people: <MentionRun key="people" links={links} /> }} />
    </div>
  );
}
