/** What ties a control to its setting's name and sentence. */
export interface ControlAria {
  id: string;
  'aria-describedby': string;
}
