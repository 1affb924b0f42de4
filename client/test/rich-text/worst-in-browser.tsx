import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RealmProvider } from '@/data/react/realm-context';
import { RichText } from '@/parts/rich-text/rich-text';
import { createFakeRealm } from '../fake-realm';
import { HUGE, HUGE_EMOJI, HUGE_MENTIONS } from './huge';
import type { WorstTime } from './worst-time';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function draw(html: string): { script: number; elements: number } {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const realm = createFakeRealm();
  const start = performance.now();
  flushSync(() =>
    root.render(
      <RealmProvider value={realm}>
        <RichText html={html} emojis={HUGE_EMOJI} mentions={HUGE_MENTIONS} />
      </RealmProvider>,
    ),
  );
  const script = performance.now() - start;
  const elements = place.querySelectorAll('*').length;
  root.unmount();
  place.remove();
  return { script, elements };
}

/** For the bench, which runs this file inside a page. Every run draws a text that was never seen before. */
export const timeWorst = (runs: number): readonly WorstTime[] =>
  Object.entries(HUGE).map(([name, html]) => {
    const all = Array.from({ length: runs }, (_, run) => draw(`${run} ${html}`));
    return { name, script: median(all.map(({ script }) => script)), elements: all[0]?.elements ?? 0 };
  });
