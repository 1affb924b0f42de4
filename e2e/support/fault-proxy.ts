import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './instance';

/** What goes wrong with a request that a rule matches. */
export type Fault =
  | { is: 'status'; status: number; body?: string; headers?: Record<string, string> }
  | { is: 'html' } // 200 with a page where JSON was expected
  | { is: 'half' } // the first half of a JSON answer, then the connection is cut
  | { is: 'nothing' } // the connection is cut before an answer
  | { is: 'deaf' } // the request is carried out, the answer is lost
  | { is: 'hang' } // no answer at all until the rule is lifted
  | { is: 'late'; ms: number }
  | { is: 'change'; change: (json: string) => string }; // JSON answers come changed

interface Rule {
  method: string | null;
  path: RegExp;
  fault: Fault;
  /** How many more requests it hits. */
  left: number;
}

export interface FaultProxy {
  url: string;
  /** Faults every matching request until lifted; `times` limits that. Returns the way to lift it. */
  fault(match: string | RegExp, fault: Fault, times?: number): () => void;
  /** Lifts every fault and lets sockets in again. */
  liftAll(): void;
  /** `METHOD /path` of every request since the last call. */
  requests(): string[];
  /** Cuts all streaming sockets; `refuse` keeps new ones out until lifted. */
  cutSockets(): void;
  refuseSockets(refuse: boolean): void;
  /** Those that the instance has answered: it streams to them. */
  openSockets(): number;
  stop(): Promise<void>;
}

const PAGE = '<!doctype html><title>Oops</title><h1>It is a page</h1>';

type Pass = (change?: (json: string) => string) => void;

/** The whole body of an answer, changed; as it was when it is no JSON. */
async function sendChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (json: string) => string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const body = answer.headers['content-type']?.includes('json') ? change(text) : text;
  const headers = { ...answer.headers, 'content-length': Buffer.byteLength(body) };
  delete headers['transfer-encoding'];
  response.writeHead(answer.statusCode ?? 502, headers).end(body);
}

function failWith(fault: Fault, request: IncomingMessage, response: ServerResponse, pass: Pass): void {
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
        response.flushHeaders();
        setImmediate(() => request.socket.destroy());
        return response;
      };
      pass();
      return;
    case 'hang':
      return;
    case 'late':
      setTimeout(() => pass(), fault.ms);
      return;
    case 'change':
      pass(fault.change);
  }
}

/** A real proxy in front of the instance that lets everything through but what it is told to spoil. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const port = await freePort();
  const rules = new Set<Rule>();
  const sockets = new Set<{ destroy(): void }>();
  const open = new Set<{ destroy(): void }>();
  let log: string[] = [];
  let refuse = false;

  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    log.push(`${request.method ?? ''} ${url}`);
    const pass: Pass = (change) => {
      const upstream = http.request(
        {
          hostname,
          port: targetPort,
          path: url,
          method: request.method,
          headers: change ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers,
        },
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
    };
    const rule = [...rules].find(
      (each) =>
        each.left > 0 && (each.method === null || each.method === request.method) && each.path.test(url),
    );
    if (!rule) return pass();
    rule.left -= 1;
    failWith(rule.fault, request, response, pass);
  });
  server.on('upgrade', (request, socket, head) => {
    if (refuse) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(targetPort), hostname, () => {
      const lines = [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`];
      for (let i = 0; i < request.rawHeaders.length; i += 2) {
        lines.push(`${request.rawHeaders[i] ?? ''}: ${request.rawHeaders[i + 1] ?? ''}`);
      }
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    const pair = {
      destroy(): void {
        socket.destroy();
        upstream.destroy();
      },
    };
    sockets.add(pair);
    upstream.once('data', () => open.add(pair));
    const gone = (): void => {
      sockets.delete(pair);
      open.delete(pair);
      pair.destroy();
    };
    for (const end of [socket, upstream]) {
      end.on('error', gone);
      end.on('close', gone);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });

  return {
    url: `http://localhost:${port}`,
    fault(match, fault, times = Number.POSITIVE_INFINITY) {
      const parts = typeof match === 'string' ? /^(?:([A-Z]+) )?(.*)$/.exec(match) : null;
      const source = (parts?.[2] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[^/?]+');
      const path = match instanceof RegExp ? match : new RegExp(`^${source}(\\?|$)`);
      const rule: Rule = { method: parts?.[1] ?? null, path, fault, left: times };
      rules.add(rule);
      return () => void rules.delete(rule);
    },
    liftAll() {
      rules.clear();
      refuse = false;
    },
    requests() {
      const since = log;
      log = [];
      return since;
    },
    cutSockets() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      open.clear();
    },
    refuseSockets(value) {
      refuse = value;
    },
    openSockets: () => open.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
