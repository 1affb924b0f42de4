import { useLeadsTo } from '@/ui/typing/use-leads-to';

/** The box of the picker's search. */
export const PICKER_FIELD = '[data-writes="emoji"]';

/** A keyboard that comes up unasked would cover the sheet. */
export const picksByKeys = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

/** Letters typed after the press that opens the picker go into its search. */
export const useLeadsToPicker = (open: boolean, close: () => void): void =>
  useLeadsTo(open && picksByKeys(), PICKER_FIELD, close);
