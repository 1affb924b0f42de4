/** Takes files that were dropped somewhere on the page. */
type Receiver = (files: readonly File[]) => void;

/** Forms that are shown, the one that was used last at the end. */
let receivers: readonly Receiver[] = [];
let waiting: readonly File[] = [];

/** A form is there to take files; returns the way to leave. What was dropped before it came is handed over. */
export function receiveDrops(receiver: Receiver): () => void {
  receivers = [...receivers, receiver];
  if (waiting.length > 0) {
    const files = waiting;
    waiting = [];
    receiver(files);
  }
  return () => {
    receivers = receivers.filter((each) => each !== receiver);
  };
}

/** Somebody writes in this form now: dropped files are for it. */
export function preferReceiver(receiver: Receiver): void {
  if (receivers.at(-1) === receiver || !receivers.includes(receiver)) return;
  receivers = [...receivers.filter((each) => each !== receiver), receiver];
}

/** Hands files to the form in use; where there is none, `openForm` brings one. */
export function dropFiles(files: readonly File[], openForm: () => void): void {
  if (files.length === 0) return;
  const last = receivers.at(-1);
  if (last) return last(files);
  waiting = files;
  openForm();
}
