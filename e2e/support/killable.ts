import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM } from './browser';

/** A browser of its own process, whose profile outlives it. */
export interface Killable {
  /** Starts it on the profile as it is, with one page. */
  start(): Promise<Page>;
  /** Closed as a person does it: what the page has stored is on the disk. */
  close(): Promise<void>;
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

const ARGUMENTS = [
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
];

/**
 * The process of the browser itself. What was started may be a script that waits for it, as Debian's shell is: were that
 * one killed, the browser would live on and hold the profile, and the next one find nothing in it.
 */
async function processOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not tell its process');
  return own.id;
}

export function killable(): Killable {
  const profile = mkdtempSync(join(tmpdir(), 'skein-profile-'));
  let kill = async (): Promise<void> => undefined;
  let close = kill;
  return {
    async start() {
      rmSync(join(profile, 'DevToolsActivePort'), { force: true });
      const child = spawn(
        process.env['SKEIN_CHROMIUM_SHELL'] || CHROMIUM,
        [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'],
        {
          stdio: 'ignore',
        },
      );
      const gone = new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });
      kill = async () => {
        child.kill('SIGKILL');
        await gone;
      };
      const browser = await chromium.connectOverCDP(await debuggerOf(profile));
      const session = await browser.newBrowserCDPSession();
      const own = await processOf(session);
      kill = async () => {
        if (child.exitCode === null && child.signalCode === null) process.kill(own, 'SIGKILL');
        await gone;
      };
      close = async () => {
        // The answer may be lost with the browser.
        await session.send('Browser.close').catch(() => undefined);
        await gone;
      };
      const [context] = browser.contexts();
      if (!context) throw new Error('the browser has no window');
      return context.pages()[0] ?? context.newPage();
    },
    close: () => close(),
    kill: () => kill(),
    async end() {
      await kill();
      // Its helpers go a moment later, and may still write: a folder that they fill again is no failure.
      const patiently = { recursive: true, force: true, maxRetries: 15, retryDelay: 100 };
      await rm(profile, patiently).catch(() => undefined);
    },
  };
}
