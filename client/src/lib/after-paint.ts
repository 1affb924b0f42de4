/** Resolves when the next frame has been painted, so that what comes then holds no key or click up. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
