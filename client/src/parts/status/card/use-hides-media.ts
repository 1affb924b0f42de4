import { usePreference } from '@/data/react/records';

/** Whether files are shown as links (hideAttachments, hideAttachmentsInConv). */
export function useHidesMedia(inConversation: boolean): boolean {
  return usePreference(inConversation ? 'hideAttachmentsInConv' : 'hideAttachments');
}
