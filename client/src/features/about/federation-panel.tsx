import { Fragment, type ReactElement, type ReactNode } from 'react';
import { remembered } from '@/data/react/remembered';
import { useInstance } from '@/data/react/use-details';
import { HOST_RULES, hasPolicies, type HostRule, type PolicyHost } from '@/domain/instance/federation';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './about-parts.module.css';

const POLICIES = remembered('policies');

/** What the server does with other servers and with words (ABOUT-01); nothing when it tells of nothing. */
export function FederationPanel(): ReactElement | null {
  const t = useT();
  const [asked] = useInstance('policies', (instance) => instance.policies(), POLICIES);
  if (asked.is !== 'here' || !hasPolicies(asked.value)) return null;
  const { active, hosts, keywords, replaced } = asked.value;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('about.federation')}</h2>
      {active.length > 0 && (
        <p className={styles.text}>
          {t('about.policies')}{' '}
          {active.map((name) => (
            // The space is for who hears it.
            <Fragment key={name}>
              <code className={styles.code}>{name}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {HOST_RULES.map(
        (rule) => hosts[rule].length > 0 && <Hosts key={rule} rule={rule} hosts={hosts[rule]} />,
      )}
      <Words title={t('about.words_removed')} words={keywords.removed} />
      <Words title={t('about.words_rejected')} words={keywords.rejected} />
      {replaced.length > 0 && (
        <Table title={t('about.words_replaced')} head={[t('about.pattern'), t('about.replacement')]}>
          {replaced.map(({ pattern, replacement }) => (
            <tr key={pattern}>
              <th scope="row">{pattern}</th>
              <td>{replacement}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

function Table({
  title,
  hint,
  head,
  children,
}: {
  title: string;
  hint?: string;
  head: readonly string[];
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      {hint !== undefined && <p className={styles.small}>{hint}</p>}
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

function Hosts({ rule, hosts }: { rule: HostRule; hosts: readonly PolicyHost[] }): ReactElement {
  const t = useT();
  return (
    <Table
      title={t(`about.${rule}`)}
      hint={t(`about.${rule}_hint`)}
      head={[t('about.host'), t('about.reason')]}
    >
      {hosts.map(({ host, reason }) => (
        <tr key={host}>
          <th scope="row">
            <bdi dir="ltr">{host}</bdi>
          </th>
          <td>{reason === '' ? t('about.no_reason') : <bdi>{reason}</bdi>}</td>
        </tr>
      ))}
    </Table>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.group}>
        {words.map((word) => (
          <li key={word} className={styles.row}>
            <code>{word}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
