/** Sizes of behaviour.md §5, in pixels of the drawn icon. */
const SIZE = 128;
const RADIUS = 32;
const RING = 24;
const LETTER_RADIUS = 40;
const FALLBACK_COLOUR = 'rgb(240, 100, 100)';

function badgeColour(): string {
  // The variable may be a formula; an element that uses it tells the colour it comes to.
  const probe = document.createElement('span');
  probe.style.color = 'var(--badgeNotification)';
  probe.hidden = true;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === '' ? FALLBACK_COLOUR : color;
}

async function loadImage(href: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = href;
  await image.decode();
  return image;
}

/** What is drawn on the icon. */
interface Marks {
  dot: boolean;
  /** Name of the account whose first letter stands on it; may be empty. */
  whose: string;
}

/** The first letter of the account on a disc in the lower corner. */
function drawLetter(pen: CanvasRenderingContext2D, whose: string): void {
  const centre = SIZE - LETTER_RADIUS;
  // Dark enough for a white letter on every theme.
  pen.fillStyle = '#245';
  pen.beginPath();
  pen.arc(centre, centre, LETTER_RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = 'white';
  pen.font = `bold ${LETTER_RADIUS * 1.5}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(whose.slice(0, 1).toUpperCase(), centre, centre);
}

/** The icon with its marks: the dot in the upper corner is cut out of the picture by a transparent ring. */
function draw(image: HTMLImageElement, { dot: hasDot, whose }: Marks): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const dot = (radius: number): void => {
    pen.beginPath();
    pen.arc(SIZE - RADIUS, RADIUS, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.drawImage(image, 0, 0, SIZE, SIZE);
  if (whose !== '') drawLetter(pen, whose);
  if (!hasDot) return canvas.toDataURL('image/png');
  pen.globalCompositeOperation = 'destination-out';
  dot(RADIUS + RING);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = badgeColour();
  dot(RADIUS);
  return canvas.toDataURL('image/png');
}

async function decorate(
  link: HTMLLinkElement,
  original: string,
  marks: Marks,
  stopped: () => boolean,
): Promise<void> {
  try {
    const drawn = draw(await loadImage(original), marks);
    if (drawn !== null && !stopped()) link.href = drawn;
  } catch {
    // An icon that may not be read (no CORS) or is no picture stays as it is.
  }
}

/** Puts the marks on every icon of the page; the returned function takes them off. */
export function showFaviconBadge(marks: Marks): () => void {
  let stopped = false;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const originals = links.map((link) => link.href);
  links.forEach((link, at) => void decorate(link, originals[at] ?? '', marks, () => stopped));
  return () => {
    stopped = true;
    links.forEach((link, at) => {
      link.href = originals[at] ?? link.href;
    });
  };
}
