// Rewrites the text frames of a websocket as they pass from a server, which never masks them (RFC 6455 §5).

const TEXT = 1;
const FIN = 0x80;
const LONGEST = 8 * 1024 * 1024;

/** The first frame in `buffer`, or null when it is not whole yet. */
function readFrame(buffer) {
  if (buffer.length < 2) return null;
  const short = buffer[1] & 0x7f;
  const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (buffer.length < 2 + extended) return null;
  let length = short;
  if (extended === 2) length = buffer.readUInt16BE(2);
  if (extended === 8) length = Number(buffer.readBigUInt64BE(2));
  const start = 2 + extended;
  const isText = (buffer[0] & 0x0f) === TEXT && (buffer[0] & FIN) !== 0 && (buffer[0] & 0x70) === 0;
  const masked = (buffer[1] & 0x80) !== 0;
  return { length, start, end: start + length + (masked ? 4 : 0), rewritable: isText && !masked };
}

function textFrame(text) {
  const payload = Buffer.from(text);
  const { length } = payload;
  let head;
  if (length < 126) head = Buffer.from([FIN | TEXT, length]);
  else if (length < 65_536) {
    head = Buffer.from([FIN | TEXT, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
  } else {
    head = Buffer.alloc(10);
    head[0] = FIN | TEXT;
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

/**
 * Takes bytes as they come and gives back the bytes to pass on. Whole text frames go through `rewrite`;
 * everything else, and everything after a frame too long to hold, passes untouched.
 */
export function frameRewriter(rewrite) {
  let waiting = Buffer.alloc(0);
  let givenUp = false;
  return (chunk) => {
    if (givenUp) return chunk;
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    const out = [];
    for (;;) {
      const frame = readFrame(waiting);
      if (frame !== null && frame.length > LONGEST) {
        givenUp = true;
        out.push(waiting);
        waiting = Buffer.alloc(0);
        break;
      }
      if (frame === null || waiting.length < frame.end) break;
      const whole = waiting.subarray(0, frame.end);
      out.push(frame.rewritable ? textFrame(rewrite(whole.subarray(frame.start).toString('utf8'))) : whole);
      waiting = waiting.subarray(frame.end);
    }
    return Buffer.concat(out);
  };
}
