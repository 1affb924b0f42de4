import type { StatusId } from '@/domain/ids';

/** What is made of a post, or of the conversation around it: `app` draws it over the page. */
export interface Tool {
  /** `read`, `listen-on`, `print` and `translate` are about the conversation that the post stands in. */
  is: 'share' | 'read' | 'listen' | 'listen-on' | 'print' | 'translate';
  statusId: StatusId;
}
