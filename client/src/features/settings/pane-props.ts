export interface PaneProps {
  /** The part of the tab that was asked for. */
  marked: string | undefined;
}
