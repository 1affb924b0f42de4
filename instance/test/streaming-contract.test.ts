import { afterAll, describe, expect, it } from 'vitest';
import { knowledge } from './contract/compare.ts';
import { at, text } from './contract/json.ts';
import { recordingsPresent, type StreamRecording, streams } from './contract/recordings.ts';
import { mismatches, shapeOf } from './contract/shape.ts';
import { Refused, SocketStage } from './contract/sockets.ts';
import { actions, makeStreamList, readFrame } from './contract/stream-actions.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function recordedFrames(recording: StreamRecording, dir: 'in' | 'out'): string[] {
  return recording.frames.filter((frame) => at(frame, 'dir') === dir).map((frame) => text(at(frame, 'data')));
}

function address(recording: StreamRecording, sockets: SocketStage): { path: string; protocol?: string } {
  const { stage } = sockets;
  const query = text(at(recording.connection, 'query'))
    .replace('TOKEN', stage.token('alice'))
    .replace(/&list=\d+/u, () => `&list=${makeStreamList(stage)}`);
  const path = `${text(at(recording.connection, 'path'))}?${query}`;
  return at(recording.connection, 'subprotocol') === null
    ? { path }
    : { path, protocol: stage.token('alice') };
}

async function play(recording: StreamRecording, sockets: SocketStage): Promise<string[]> {
  const { path, protocol } = address(recording, sockets);
  const { socket, frames } = await sockets.open(path, protocol);
  if (protocol !== undefined) expect(socket.protocol).toBe(protocol);
  for (const data of recordedFrames(recording, 'out').slice(0, 1)) socket.send(data);
  await pause(30);
  const performed = { stage: sockets.stage, posts: new Map<string, string>() };
  for (const name of recording.actions) await actions[name]?.(performed);
  for (let tries = 0; tries < 40 && frames.length < recordedFrames(recording, 'in').length; tries += 1)
    await pause(25);
  socket.close();
  return frames;
}

describe.skipIf(!recordingsPresent)('the recorded sockets', () => {
  let checked = 0;
  afterAll(() => console.log(`contract: ${checked} of ${streams.length} stream recordings checked`));

  it.each(streams.map((recording) => [recording.name, recording] as const))(
    '%s behaves as recorded',
    async (_name, recording) => {
      const sockets = await new SocketStage().listen();
      try {
        const refusal = Number(at(recording.connection, 'http_status') ?? 0);
        if (at(recording.connection, 'opened') !== true) {
          const { path } = address(recording, sockets);
          await expect(sockets.open(path)).rejects.toEqual(new Refused(refusal));
        } else {
          const frames = (await play(recording, sockets)).map(readFrame);
          const keys = new Set(frames.map(({ key }) => key));
          for (const data of recordedFrames(recording, 'in')) {
            const wanted = readFrame(data);
            expect(keys).toContain(wanted.key);
            const payloads = frames.filter(({ key }) => key === wanted.key).map(({ payload }) => payload);
            expect(
              payloads.map((payload) =>
                mismatches(shapeOf(wanted.payload), payload, '$', knowledge).join('\n'),
              ),
            ).toContain('');
          }
          const known = new Set(recordedFrames(recording, 'in').map((data) => readFrame(data).key));
          expect([...keys].filter((key) => !known.has(key))).toEqual([]);
        }
        checked += 1;
      } finally {
        await sockets.close();
      }
    },
  );
});
