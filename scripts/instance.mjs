// The embedded instance as a child of this process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * Starts the instance. The channel between the two carries no messages: it closes when this process ends,
 * however it ends, and then the instance stops too.
 */
export function spawnInstance(args) {
  const main = join(ROOT, 'instance', 'src', 'main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Calls `stop` when the npm that runs this script is gone: killed outright, it tells nobody. */
export function stopWithoutNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm && isAlive(npm)) return;
    clearInterval(timer);
    stop();
  }, 1000);
  timer.unref();
}
