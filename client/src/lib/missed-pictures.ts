/**
 * Pictures that failed before the server was heard, or while it is away. Whether they are kept is known a little later
 * (data/snapshot/create-visited.ts): until then nothing stands in for them, and none has to take its place back.
 */
const missed = new Set<HTMLImageElement>();
let taker: ((picture: HTMLImageElement) => void) | null = null;
let isAway = true;

/** Who has drawn it hears that it failed. */
const tell = (picture: HTMLImageElement): unknown => picture.dispatchEvent(new Event('error'));

function handOver(to: (picture: HTMLImageElement) => unknown): void {
  for (const picture of missed) to(picture);
  missed.clear();
}

/** From now on this is told of each that is missed, also of those before. */
export function takeMissedPictures(by: (picture: HTMLImageElement) => void): void {
  taker = by;
  handOver(by);
}

/** The server was heard, or is away: only then is a picture missed. */
export function serverIsAway(away: boolean): void {
  isAway = away;
  if (!away) handOver(tell);
}

/** Called once, before anything is drawn. */
export function watchMissedPictures(): void {
  document.addEventListener(
    'error',
    (event) => {
      const { target, isTrusted } = event;
      if (!isAway || !isTrusted || !(target instanceof HTMLImageElement)) return;
      event.stopPropagation();
      if (taker) taker(target);
      else missed.add(target);
    },
    true,
  );
}
