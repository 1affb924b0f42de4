import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { freePort } from './instance';

/** What goes wrong with a request that a rule matches. */
export type Fault =
  | { is: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { is: 'html' } // 200 with a page where JSON was expected
  | { is: 'half' } // the first half of a JSON answer, then the connection is cut
  | { is: 'nothing' } // the connection is cut before an answer
  // The request is carried out, the answer is lost; without the head the browser itself sends it again on each other
  // connection that it has kept.
  | { is: 'deaf'; headless?: true }
  | { is: 'hang' } // never an answer
  | { is: 'held' } // carried out and answered once the rule is lifted
  | { is: 'late'; ms: number }
  | { is: 'change'; change: (text: string) => string }; // JSON answers and pages come changed

interface Rule {
  method: string | null;
  path: RegExp;
  fault: Fault;
  /** How many more requests it hits. */
  left: number;
  /** Requests that it holds. */
  held: Set<() => void>;
}

export interface FaultProxy {
  url: string;
  /** Faults every matching request until lifted; `times` limits that. Returns the way to lift it. */
  fault(match: string | RegExp, fault: Fault, times?: number): () => void;
  /** As when the server is down: its calls come to nothing and its sockets end. Returns the way back. */
  down(): () => void;
  /** Lifts every fault and lets sockets in again. */
  liftAll(): void;
  /** `METHOD /path` of every request since the last call. */
  requests(): string[];
  /** Cuts all streaming sockets; `refuse` keeps new ones out until lifted. */
  cutSockets(): void;
  refuseSockets(refuse: boolean): void;
  /** Those that are there stay open, and carry nothing more: as after a sleep of the machine. */
  freezeSockets(): void;
  /** Those that the instance has answered: it streams to them. */
  openSockets(): number;
  stop(): Promise<void>;
}

const PAGE = '<!doctype html><title>Oops</title><h1>It is a page</h1>';

type Pass = (change?: (text: string) => string) => void;

/** The whole body of an answer, changed; as it was when it is neither JSON nor a page. */
async function sendChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const body = /json|html/.test(answer.headers['content-type'] ?? '') ? change(text) : text;
  const headers = { ...answer.headers, 'content-length': Buffer.byteLength(body) };
  delete headers['transfer-encoding'];
  response.writeHead(answer.statusCode ?? 502, headers).end(body);
}

function failWith(
  { fault, held }: Rule,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): void {
  switch (fault.is) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? '{"error":"It went wrong on purpose"}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
      response.write('[{"id":"1","content":"half a po');
      setImmediate(() => response.destroy());
      return;
    case 'nothing':
      request.socket.destroy();
      return;
    case 'deaf':
      // The head comes through, so that the browser does not try again by itself.
      response.write = () => true;
      response.end = () => {
        if (!fault.headless) response.flushHeaders();
        setImmediate(() => request.socket.destroy());
        return response;
      };
      pass();
      return;
    case 'hang':
      return;
    case 'held':
      held.add(() => pass());
      return;
    case 'late':
      setTimeout(() => pass(), fault.ms);
      return;
    case 'change':
      pass(fault.change);
  }
}

/** The rule that matches, if there is one; it counts as used. */
function takeRule(rules: ReadonlySet<Rule>, method: string | undefined, url: string): Rule | null {
  const rule = [...rules].find(
    (each) => each.left > 0 && (each.method === null || each.method === method) && each.path.test(url),
  );
  if (!rule) return null;
  rule.left -= 1;
  return rule;
}

function lift(rules: Set<Rule>, rule: Rule): void {
  rules.delete(rule);
  for (const go of rule.held) go();
  rule.held.clear();
}

/** `METHOD /path`, with `*` for one part of a path, or an expression that the path is to fit. */
function ruleFor(match: string | RegExp, fault: Fault, times: number): Rule {
  const parts = typeof match === 'string' ? /^(?:([A-Z]+) )?(.*)$/.exec(match) : null;
  const source = (parts?.[2] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[^/?]+');
  const path = match instanceof RegExp ? match : new RegExp(`^${source}(\\?|$)`);
  return { method: parts?.[1] ?? null, path, fault, left: times, held: new Set() };
}

/** Passes a request on to the instance, and its answer back. */
function forward(
  { hostname, port }: URL,
  request: IncomingMessage,
  response: ServerResponse,
  change?: (text: string) => string,
): void {
  const headers = change ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const upstream = http.request(
    { hostname, port, path: request.url ?? '/', method: request.method, headers },
    (answer) => {
      if (change) {
        sendChanged(answer, response, change).catch(() => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

/** The streaming sockets that go through the proxy. */
class Sockets {
  private readonly all = new Set<{ destroy(): void; freeze(): void }>();
  /** Those that the instance has answered. */
  readonly open = new Set<{ destroy(): void }>();
  refuse = false;

  constructor(private readonly target: URL) {}

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.refuse) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(this.target.port), this.target.hostname, () => {
      const lines = [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`];
      for (let i = 0; i < request.rawHeaders.length; i += 2) {
        lines.push(`${request.rawHeaders[i] ?? ''}: ${request.rawHeaders[i + 1] ?? ''}`);
      }
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    this.keep(socket, upstream);
  }

  private keep(socket: Duplex, upstream: Duplex): void {
    const pair = {
      destroy(): void {
        socket.destroy();
        upstream.destroy();
      },
      freeze(): void {
        upstream.unpipe(socket).resume();
        socket.unpipe(upstream).resume();
      },
    };
    this.all.add(pair);
    upstream.once('data', () => this.open.add(pair));
    const gone = (): void => {
      this.all.delete(pair);
      this.open.delete(pair);
      pair.destroy();
    };
    for (const end of [socket, upstream]) {
      end.on('error', gone);
      end.on('close', gone);
    }
  }

  freeze(): void {
    for (const pair of this.all) pair.freeze();
  }

  cut(): void {
    for (const pair of this.all) pair.destroy();
    this.all.clear();
    this.open.clear();
  }
}

/** A real proxy in front of the instance that lets everything through but what it is told to spoil. */
export async function startFaultProxy(instance: string): Promise<FaultProxy> {
  const target = new URL(instance);
  const port = await freePort();
  const rules = new Set<Rule>();
  const sockets = new Sockets(target);
  let log: string[] = [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    log.push(`${request.method ?? ''} ${url}`);
    const pass: Pass = (change) => forward(target, request, response, change);
    const rule = takeRule(rules, request.method, url);
    if (rule) failWith(rule, request, response, pass);
    else pass();
  });
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });

  const addFault: FaultProxy['fault'] = (match, fault, times = Number.POSITIVE_INFINITY) => {
    const rule = ruleFor(match, fault, times);
    rules.add(rule);
    return () => lift(rules, rule);
  };
  return {
    url: `http://localhost:${port}`,
    fault: addFault,
    down() {
      const answer = addFault(/^\/(?:api|nodeinfo|oauth)/, { is: 'nothing' });
      sockets.refuse = true;
      sockets.cut();
      return () => {
        sockets.refuse = false;
        answer();
      };
    },
    liftAll() {
      for (const rule of rules) lift(rules, rule);
      sockets.refuse = false;
    },
    requests() {
      const since = log;
      log = [];
      return since;
    },
    cutSockets: () => sockets.cut(),
    freezeSockets: () => sockets.freeze(),
    refuseSockets(value) {
      sockets.refuse = value;
    },
    openSockets: () => sockets.open.size,
    async stop() {
      sockets.cut();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
