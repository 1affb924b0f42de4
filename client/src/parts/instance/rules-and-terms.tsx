import '@/i18n/messages/en/late/about';
import { forwardRef } from 'react';
import { useServer } from '@/data/react/records';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { TextButton } from '@/ui/button/text-button';
import { LoadingArea } from '@/ui/state/spinner';
import { Fragment } from './fragment';
import type { AskedForRules } from './use-rules-and-terms';
import styles from './instance.module.css';

const BEGINS_WITH_TITLE = /^\s*<h[1-6]/i;

/** Rules of the server and its terms of service: to be read before joining, and on the about page. */
export const RulesAndTerms = forwardRef<HTMLElement, { read: AskedForRules; className?: string | undefined }>(
  function RulesAndTerms({ read: [asked, again], className }, ref) {
    const t = useT();
    const site = useServer().name;
    const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
    return (
      <section
        className={classes(styles.section, className)}
        ref={ref}
        tabIndex={-1}
        aria-label={t('about.terms')}
      >
        {asked.is === 'waiting' && <LoadingArea label={t('about.loading')} />}
        {isAway && <AwayNote onRetry={again} />}
        {asked.is === 'failed' && !isAway && (
          <p className={styles.faint} role="alert">
            {errorWords(t, asked.error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
          </p>
        )}
        {asked.is === 'here' && asked.value.rules.length > 0 && (
          <>
            <h2 className={styles.title}>{t('about.rules')}</h2>
            <ol className={styles.rules}>
              {asked.value.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </>
        )}
        {asked.is === 'here' && asked.value.terms !== null && (
          <>
            {!BEGINS_WITH_TITLE.test(asked.value.terms) && (
              <h2 className={styles.title}>{t('about.terms')}</h2>
            )}
            <Fragment html={asked.value.terms} />
          </>
        )}
        {asked.is === 'here' && asked.value.terms === null && asked.value.rules.length === 0 && (
          <p className={styles.faint}>{t('about.terms_none', { site })}</p>
        )}
      </section>
    );
  },
);
