const RATE = 8000;
const SECONDS = 5;

/** Five seconds of ringing wires as an 8-bit mono WAV (40 kB). */
export function riggingWav(): Buffer {
  const count = RATE * SECONDS;
  const bytes = Buffer.alloc(44 + count);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + count, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(count, 40);
  for (let i = 0; i < count; i += 1) bytes.writeUInt8(Math.round(128 + 100 * ring(i / RATE)), 44 + i);
  return bytes;
}

/** Loudness (-1 to 1) at a second: three wires struck in turn, each fading. */
function ring(second: number): number {
  const wires = [
    [523, 0.9, 0],
    [659, 1.3, 0.4],
    [784, 1.7, 0.8],
  ] as const;
  const sum = wires.reduce((total, [pitch, every, offset]) => {
    const since = (((second - offset) % every) + every) % every;
    return total + Math.exp(-3.5 * since) * Math.sin(2 * Math.PI * pitch * second);
  }, 0);
  return (sum / 3) * Math.min(1, SECONDS - second);
}
