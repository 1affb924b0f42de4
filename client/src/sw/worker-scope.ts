import type { ToldData } from './push-message';

/** The little of the service worker's world that we use; the compiler's own types for it exclude the page's. */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: object): Promise<void> };
  navigator: { setAppBadge?(): Promise<void> };
  location: { origin: string };
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEventOfPage) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AnsweredEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageEventOfPage extends LastingEvent {
  readonly data: unknown;
}

export interface WindowClient {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: object, transfer: readonly never[]): void;
}

export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LastingEvent {
  /** Empty where the notification itself was pressed. */
  readonly action: string;
  /** What was written in the notification, where the system has that. */
  readonly reply?: string | null;
  /** Only this worker shows any (push.ts). */
  readonly notification: { readonly data: ToldData; close(): void };
}

/** The part of static routing (ServiceWorker specification) that we use; older browsers have none. */
interface StaticRoute {
  condition:
    | { urlPattern: string | { pathname: string; search: string }; requestMode?: string }
    | { or: readonly { requestMode: string }[] };
  source: 'network' | 'fetch-event' | { cacheName: string };
}

interface InstallEvent extends LastingEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

interface AnsweredEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
