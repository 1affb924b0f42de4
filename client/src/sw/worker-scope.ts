/** The little of the service worker's world that we use; the compiler's own types for it exclude the page's. */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AnsweredEvent) => void): void;
}

export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of static routing (ServiceWorker specification) that we use; older browsers have none. */
export interface StaticRoute {
  condition:
    | { urlPattern: string | { pathname: string; search: string }; requestMode?: string }
    | { or: readonly { requestMode: string }[] };
  source: 'network' | { cacheName: string };
}

export interface InstallEvent extends LastingEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

export interface AnsweredEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
