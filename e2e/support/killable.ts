import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';

/** A browser of its own process, whose profile outlives it. */
export interface Killable {
  /** Starts it on the profile as it is, with one page. */
  start(): Promise<Page>;
  /** SIGKILL, as when the machine's memory runs out; resolves when it is gone. */
  kill(): Promise<void>;
  /** Removes the profile as well. */
  end(): Promise<void>;
}

/** The address that a starting browser writes into its profile. */
async function debuggerOf(profile: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port) return `http://127.0.0.1:${port}`;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser did not start');
}

export function killable(): Killable {
  const profile = mkdtempSync(join(tmpdir(), 'skein-profile-'));
  let kill = async (): Promise<void> => undefined;
  return {
    async start() {
      rmSync(join(profile, 'DevToolsActivePort'), { force: true });
      const child = spawn(
        process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium',
        [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
          '--hide-crash-restore-bubble',
          '--window-size=1440,900',
          '--lang=en-US',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { stdio: 'ignore' },
      );
      const gone = new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });
      kill = async () => {
        child.kill('SIGKILL');
        await gone;
      };
      const browser = await chromium.connectOverCDP(await debuggerOf(profile));
      const [context] = browser.contexts();
      if (!context) throw new Error('the browser has no window');
      return context.pages()[0] ?? context.newPage();
    },
    kill: () => kill(),
    async end() {
      await kill();
      // Its helpers go a moment later, and may still write.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
