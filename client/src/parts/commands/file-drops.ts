import type { Transferred } from '@/lib/typing/transfer-files';

/** Takes what was dropped somewhere on the page. */
type Receiver = (dropped: Transferred) => void;

/** Where files go that are dropped on the page: to the form they fall on, else to the one in use. */
export interface FileDrops {
  /** A form is there to take files; returns the way to leave. What was dropped before it came is handed over. */
  readonly receive: (receiver: Receiver) => () => void;
  /** What is dropped on `area` is for `receiver`; returns the way to end that. */
  readonly receiveOn: (area: Element, receiver: Receiver) => () => void;
  /** Somebody writes in this form now: files that are dropped elsewhere are for it. */
  readonly prefer: (receiver: Receiver) => void;
  /** Hands files over; where no form is there to take them, `openForm` brings one. */
  readonly drop: (
    dropped: Transferred,
    target: EventTarget | null,
    otherwise: { openForm: () => void; sayNoFolders: () => void },
  ) => void;
}

/** A form that nobody has used yet takes nothing: a window opens for its post. */
const rests = (element: Element): boolean => element.matches('form[data-mode="panel"]');

export function createFileDrops(): FileDrops {
  /** Forms that are shown, the one that was used last at the end. */
  let receivers: readonly Receiver[] = [];
  /** What falls on one of these is for it, whichever form is in use. */
  const areas = new Map<Element, Receiver>();
  /** Dropped before there was a form. */
  let waiting: readonly File[] = [];

  const receiverAt = (target: EventTarget | null): Receiver | null => {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
      const receiver = areas.get(at);
      if (receiver) return receiver;
      if (rests(at)) return null;
    }
    return receivers.at(-1) ?? null;
  };

  return {
    receive(receiver) {
      receivers = [...receivers, receiver];
      if (waiting.length > 0) {
        const files = waiting;
        waiting = [];
        receiver({ files, folders: 0 });
      }
      return () => {
        receivers = receivers.filter((each) => each !== receiver);
      };
    },
    receiveOn(area, receiver) {
      areas.set(area, receiver);
      return () => void areas.delete(area);
    },
    prefer(receiver) {
      if (receivers.at(-1) === receiver || !receivers.includes(receiver)) return;
      receivers = [...receivers.filter((each) => each !== receiver), receiver];
    },
    drop(dropped, target, { openForm, sayNoFolders }) {
      const receiver = receiverAt(target);
      if (receiver) return receiver(dropped);
      if (dropped.folders > 0) sayNoFolders();
      if (dropped.files.length === 0) return;
      // Dropped twice before the form is there: both are for it.
      waiting = [...waiting, ...dropped.files];
      openForm();
    },
  };
}
