import { parseArgs } from 'node:util';
import { fail } from './setup.mjs';

/** Reads command line options; an unknown one ends the program with the usage text. */
export function readOptions(options, usage) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    return fail(`${error.message.split('\n')[0]}\n${usage}`);
  }
}

/** A port number, or the end of the program. */
export function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`--port takes a number from 1 to 65535, not "${text}".`);
  return port;
}
