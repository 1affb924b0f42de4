import { useState } from 'react';
import { leaveWindow } from './window-address';

interface WaitingWindow<Place> {
  /** Where the window is, seen or not; null when there is none. */
  drawn: Place | null;
  /** Where it is while it waits unseen. */
  waiting: Place | null;
  minimise: () => void;
  /** Ends the waiting. */
  close: () => void;
}

/** A window with an address, which may wait unseen while the page below is read. `place` is what the address says. */
export function useWaitingWindow<Place>(place: Place | null): WaitingWindow<Place> {
  const [waiting, setWaiting] = useState<Place | null>(null);
  // The address changes a moment after it was asked to.
  const [minimising, setMinimising] = useState<Place | null>(null);
  if (place && waiting) setWaiting(null);
  if (!place && minimising) {
    setWaiting(minimising);
    setMinimising(null);
  }
  return {
    drawn: place ?? waiting,
    waiting: place ? null : waiting,
    minimise() {
      setMinimising(place);
      leaveWindow();
    },
    close: () => setWaiting(null),
  };
}
