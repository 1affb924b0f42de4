// What a test run tells at its end.
const SLOWEST = 10;

/** The slowest of files with their seconds, slowest first. */
export const slowest = (files) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);

/**
 * Ends the program with what was counted: the seconds of each part and its slowest files, tests that needed another
 * try by name, and one line of counts that CI reads.
 */
export function endWith(counts, ...lines) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const again = counts.flatMap((count) => count.again);
  const told = counts.flatMap((count) => [
    `${count.name}: ${count.seconds} s; slowest files:`,
    ...count.slowest.map(({ file, seconds }) => `  ${seconds} s  ${file}`),
  ]);
  told.push(`flaky: ${again.length}`, ...again.map((line) => `  ${line}`));
  told.push('', `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`, ...lines);
  process.stdout.write(`\n${told.join('\n')}\n`);
  process.exit(counts.some(({ code, failed }) => code !== 0 || failed > 0) ? 1 : 0);
}
