import type { Transferred } from '@/lib/transfer-files';

/** Takes what was dropped somewhere on the page. */
type Receiver = (dropped: Transferred) => void;

/** Forms that are shown, the one that was used last at the end. */
let receivers: readonly Receiver[] = [];
/** What falls on one of these is for it, whichever form is in use. */
const areas = new Map<Element, Receiver>();
let waiting: readonly File[] = [];

/** A form is there to take files; returns the way to leave. What was dropped before it came is handed over. */
export function receiveDrops(receiver: Receiver): () => void {
  receivers = [...receivers, receiver];
  if (waiting.length > 0) {
    const files = waiting;
    waiting = [];
    receiver({ files, folders: 0 });
  }
  return () => {
    receivers = receivers.filter((each) => each !== receiver);
  };
}

/** What is dropped on `area` is for `receiver`; returns the way to end that. */
export function receiveDropsOn(area: Element, receiver: Receiver): () => void {
  areas.set(area, receiver);
  return () => void areas.delete(area);
}

/** Somebody writes in this form now: files that are dropped elsewhere are for it. */
export function preferReceiver(receiver: Receiver): void {
  if (receivers.at(-1) === receiver || !receivers.includes(receiver)) return;
  receivers = [...receivers.filter((each) => each !== receiver), receiver];
}

/** A form that nobody has used yet takes nothing: a window opens for its post. */
const rests = (element: Element): boolean => element.matches('form[data-mode="panel"]');

function receiverAt(target: EventTarget | null): Receiver | null {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const receiver = areas.get(at);
    if (receiver) return receiver;
    if (rests(at)) return null;
  }
  return receivers.at(-1) ?? null;
}

/** Hands files to the form they fell on, else to the one in use; where there is none, `openForm` brings one. */
export function dropFiles(
  dropped: Transferred,
  target: EventTarget | null,
  { openForm, sayNoFolders }: { openForm: () => void; sayNoFolders: () => void },
): void {
  const receiver = receiverAt(target);
  if (receiver) return receiver(dropped);
  if (dropped.folders > 0) sayNoFolders();
  if (dropped.files.length === 0) return;
  waiting = dropped.files;
  openForm();
}
