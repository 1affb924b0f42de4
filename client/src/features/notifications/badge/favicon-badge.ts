/** Sizes of behaviour.md §5, in pixels of the drawn icon. */
const SIZE = 128;
const RADIUS = 32;
const RING = 24;
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

/** The icon with a dot in its upper corner, cut out of the picture by a transparent ring. */
function draw(image: HTMLImageElement, colour: string): string | null {
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
  pen.globalCompositeOperation = 'destination-out';
  dot(RADIUS + RING);
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = colour;
  dot(RADIUS);
  return canvas.toDataURL('image/png');
}

async function decorate(link: HTMLLinkElement, original: string, stopped: () => boolean): Promise<void> {
  try {
    const drawn = draw(await loadImage(original), badgeColour());
    if (drawn !== null && !stopped()) link.href = drawn;
  } catch {
    // An icon that may not be read (no CORS) or is no picture stays as it is.
  }
}

/** Puts the dot on every icon of the page; the returned function takes it off. */
export function showFaviconBadge(): () => void {
  let stopped = false;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const originals = links.map((link) => link.href);
  links.forEach((link, at) => void decorate(link, originals[at] ?? '', () => stopped));
  return () => {
    stopped = true;
    links.forEach((link, at) => {
      link.href = originals[at] ?? link.href;
    });
  };
}
