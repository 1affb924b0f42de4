import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import { ApiError } from '@/domain/api-error';
import { useWork } from './use-work';
import { WorkOutcome } from './work-outcome';
import { show } from '../../../test/show';

afterEach(cleanup);

const self = (item: string): string => item;

/** Fails so many times, then does it. */
function Desk({ failures, parts }: { failures: number; parts?: boolean }): ReactElement {
  const work = useWork();
  const left = useRef(failures);
  const [done, setDone] = useState(0);
  const attempt = (): boolean => (left.current -= 1) < 0;
  const one = async (): Promise<void> => {
    if (!attempt()) throw new ApiError('offline');
  };
  const many = async (items: readonly string[]): Promise<{ ids: readonly string[]; done: number }> =>
    attempt() ? { ids: [], done: items.length } : { ids: items.slice(1), done: 1 };
  const finish = (): void => setDone((before) => before + 1);
  const start = (): void =>
    void (parts
      ? work.runMany('Note', { items: ['a', 'b', 'c'], idOf: self, nameOf: self, send: many }, finish)
      : work.run('Note', one, finish));
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <output aria-label="done">{done}</output>
      <WorkOutcome work={work} />
    </>
  );
}

for (const parts of [false, true])
  test(`what follows a piece of work follows the try that did it${parts ? ', in parts too' : ''}`, async () => {
    show(<Desk failures={2} parts={parts} />);
    fireEvent.click(screen.getByText('Start'));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull());
    expect(screen.getByLabelText('done').textContent).toBe('0');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('done').textContent).toBe('1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

/** A promise that the test settles. */
function held(): { promise: Promise<void>; resolve: () => void; reject: (error: ApiError) => void } {
  let settle = { resolve: (): void => undefined, reject: (_: ApiError): void => undefined };
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

/** The first of two things is let go by the test. */
function Two({ first }: { first: Promise<void> }): ReactElement {
  const work = useWork();
  const [done, setDone] = useState<readonly string[]>([]);
  const start = (name: string, own: Promise<void>) => (): void =>
    void work.run(
      name,
      () => own,
      () => setDone((before) => [...before, name]),
    );
  return (
    <>
      <button type="button" onClick={start('Tag', first)}>
        Tag
      </button>
      <button type="button" onClick={start('Close', Promise.resolve())}>
        Close
      </button>
      <output aria-label="busy">{work.busy}</output>
      <output aria-label="done">{done.join()}</output>
      <WorkOutcome work={work} />
    </>
  );
}

test('what is asked for while something is on its way is done after it', async () => {
  const first = held();
  show(<Two first={first.promise} />);
  fireEvent.click(screen.getByText('Tag'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByLabelText('busy').textContent).toBe('Tag'));
  first.resolve();
  await waitFor(() => expect(screen.getByLabelText('done').textContent).toBe('Tag,Close'));
});

test('what went wrong stays in sight while the next is done', async () => {
  const first = held();
  show(<Two first={first.promise} />);
  fireEvent.click(screen.getByText('Tag'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  first.reject(new ApiError('offline'));
  await waitFor(() => expect(screen.getByLabelText('done').textContent).toBe('Close'));
  expect(screen.getByRole('alert').textContent).toContain('Tag was not done');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
