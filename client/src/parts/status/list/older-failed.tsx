import '@/i18n/messages/en/late/feed-more';
import type { ReactElement } from 'react';
import type { ApiError } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { FailedFoot } from '@/parts/account/failed-foot';

/** Why older posts did not come. */
export function OlderFailed(props: { error: ApiError; onRetry: () => void }): ReactElement {
  return <FailedFoot what={useT()('feed_more.older_failed')} {...props} />;
}
