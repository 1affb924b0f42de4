/** What does not come has no picture, which is told; what comes after it has its own. */
export const orWithout = (what: string, deed: Promise<void>): Promise<void> =>
  deed.catch((error: unknown) => {
    process.stderr.write(
      `no picture of ${what}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  });
