import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of several nodes. */
export interface RoundRobinProxy {
  port: number;
  origin: string;
  /** Runs `work` with the node's port when its next answer arrives; the caller gets 502 instead of that answer. */
  loseNextAnswer(work: (port: number) => Promise<void>): void;
  /** The number of open sockets to the node at a port. */
  socketsAt(port: number): number;
  close(): Promise<void>;
}

/**
 * A proxy like those of operators: every request and every socket goes to the next node; one that refuses connections is
 * skipped. An interrupted request is answered with 502 and never repeated: only the caller knows whether it may be.
 *
 * @param healthMs how often, and for how long, each node is asked whether it is ready; one that is not gets nothing while
 *   another is. Undefined: never
 */
export async function roundRobinProxy(ports: readonly number[], healthMs?: number): Promise<RoundRobinProxy> {
  let turn = 0;
  const health = healthMs === undefined ? undefined : watchHealth(ports, healthMs);
  const next = (): number => {
    const ready = ports.filter((port) => !health?.unready.has(port));
    const among = ready.length > 0 ? ready : ports;
    return among[(turn += 1) % among.length]!;
  };
  const sockets = new Set<Socket>();
  const socketsOf = new Map<number, number>();
  const countSocket = (port: number, step: 1 | -1) => socketsOf.set(port, (socketsOf.get(port) ?? 0) + step);
  let lose: ((port: number) => Promise<void>) | undefined;

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const attempt = (left: number): void => {
      const port = next();
      const outgoing = send({
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': forwardedFor(incoming) },
        agent: false,
      });
      outgoing.once('response', (response) => {
        const work = lose;
        lose = undefined;
        if (work) {
          response.resume().once('error', () => undefined);
          work(port).then(
            () => answer.writeHead(502).end(),
            () => answer.destroy(),
          );
          return;
        }
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.once('error', () => answer.destroy());
        response.pipe(answer);
      });
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 0) attempt(left - 1);
        else if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end();
      });
      outgoing.end(body);
    };
    attempt(ports.length - 1);
  }

  const server = createServer((incoming, answer) => {
    forward(incoming, answer).catch(() => answer.destroy());
  });
  // Longer than any pause of a test: a connection that ends just as it is reused would not be a server error.
  server.keepAliveTimeout = 120_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (incoming, client: Socket, head) => {
    const attempt = (left: number): void => {
      const target = next();
      const node = connect(target, '127.0.0.1');
      node.once('connect', () => {
        countSocket(target, 1);
        node.once('close', () => countSocket(target, -1));
        const headers = { ...incoming.headers, 'x-forwarded-for': forwardedFor(incoming) };
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        node.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
        node.write(head);
        node.pipe(client).pipe(node);
        left = 0;
      });
      node.once('error', () => {
        if (left > 0) attempt(left - 1);
        else client.destroy();
      });
      node.once('close', () => {
        if (left === 0) client.destroy();
      });
      client.once('error', () => node.destroy());
      client.once('close', () => node.destroy());
    };
    attempt(ports.length - 1);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    loseNextAnswer: (work) => {
      lose = work;
    },
    socketsAt: (at) => socketsOf.get(at) ?? 0,
    async close() {
      health?.stop();
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Asks each node every `healthMs` whether it is ready, and gives it as long to answer. */
function watchHealth(
  ports: readonly number[],
  healthMs: number,
): { unready: ReadonlySet<number>; stop(): void } {
  const unready = new Set<number>();
  async function ask(port: number): Promise<void> {
    const signal = AbortSignal.timeout(healthMs);
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => ({ ok: false }));
    if (ok) unready.delete(port);
    else unready.add(port);
  }
  const timer = setInterval(() => ports.forEach((port) => void ask(port)), healthMs);
  return { unready, stop: () => clearInterval(timer) };
}

/** A test sets the address it comes from. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return String(headers['x-forwarded-for'] ?? socket.remoteAddress);
}
