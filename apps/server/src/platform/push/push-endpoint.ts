import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { pushPath } from '@lading/contracts/services/push';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { WebSocketServer } from 'ws';
import type { Platform } from '../platform.ts';
import { forbidden, notFound, tooMany } from '../request-error.ts';
import { countedBy } from './counted-by.ts';
import { receivePushes } from './push-receiver.ts';
import { pushSockets, type PushFigures } from './push-sockets.ts';

const tickMs = 1_000;
const messageMost = 65_536;
/** Time that clients have to answer the close when the server ends. */
const endWithinMs = 2_000;

/**
 * Live push (decision D6): STOMP 1.2 over a WebSocket at `/ws/stomp`. A request to open one passes the hooks of every
 * request, so that proxies, headers and log hold for it too.
 */
export function pushEndpoint(app: FastifyInstance, platform: Platform): void {
  const sockets = pushSockets(platform);
  const server = new WebSocketServer({ noServer: true, maxPayload: messageMost, perMessageDeflate: false });
  const openings = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
  const perAddress = countedBy<string>();

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.on('finish', () => socket.end());
    openings.set(request, { socket, head });
    app.routing(request, response);
  });

  app.get(pushPath, (request, reply) => {
    const opening = openings.get(request.raw);
    if (!opening) throw notFound();
    requireOwnPage(request);
    const address = request.ip;
    if (perAddress.count(address) >= platform.config.socketsPerAddress) throw tooMany(60);
    const leave = perAddress.add(address);
    opening.socket.once('close', leave);
    reply.hijack();
    reply.raw.detachSocket(opening.socket as never);
    server.handleUpgrade(request.raw, opening.socket, opening.head, sockets.add);
    return reply;
  });

  const receiver = receivePushes(platform, {
    onPush: sockets.dispatch,
    onSessionEnd(sessionId) {
      platform.sessions.forget(sessionId);
      sockets.endSession(sessionId);
    },
    onGap: sockets.restart,
  });
  let ticking: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    ticking = setInterval(sockets.tick, tickMs);
    await receiver.start();
  });
  app.addHook('preClose', async () => {
    receiver.stop();
    clearInterval(ticking);
    sockets.restart();
    setTimeout(sockets.cutOff, endWithinMs).unref();
  });
  report(app, sockets.figures);
}

/** A page of another site may not open a socket; a client that is no browser sends no origin and brings its own token. */
function requireOwnPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw forbidden();
}

function report(app: FastifyInstance, figures: PushFigures): void {
  const sockets = new Gauge({
    registers: [],
    name: 'push_sockets',
    help: 'Sockets that are open',
    collect() {
      this.set(figures.open);
    },
  });
  const messages = new Counter({
    registers: [],
    name: 'push_messages_total',
    help: 'Messages handed to sockets',
    collect() {
      this.reset();
      this.inc(figures.delivered);
    },
  });
  const closed = new Counter({
    registers: [],
    name: 'push_sockets_closed_total',
    help: 'Sockets that have closed, by code',
    labelNames: ['code'],
    collect() {
      this.reset();
      for (const [code, count] of figures.closed) this.inc({ code: String(code) }, count);
    },
  });
  for (const metric of [sockets, messages, closed]) app.metrics.registerMetric(metric);
}
