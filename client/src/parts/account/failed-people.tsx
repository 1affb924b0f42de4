import '@/i18n/messages/en/late/people';
import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { FailedPage } from './failed-page';

interface FailedPeopleProps {
  title: string;
  error: ApiError;
  onRetry: () => void;
}

/** A list of one's own that could not be loaded. Some servers do not have it: nothing is to be tried again. */
export function FailedPeople({ title, error, onRetry }: FailedPeopleProps): ReactElement {
  const t = useT();
  if (error.kind === 'not-found') return <EmptyState icon="users" title={t('people.not_offered')} />;
  return <FailedPage title={title} error={error} onRetry={onRetry} />;
}
