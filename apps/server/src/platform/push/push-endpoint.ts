import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pushPath } from '@lading/contracts/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { WebSocketServer } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Platform } from '../platform.ts';
import { forbidden, notFound, tooMany } from '../request-error.ts';
import { countedBy } from './counted-by.ts';
import { type PushFigures, pushSockets } from './push-sockets.ts';
import { listenToDatabase } from './listen-to-database.ts';
import type { PushNote } from './push-hub.ts';
import './push-note.table.ts';

/** How a node handles notifications. */
interface PushReceiver {
  onPush(note: PushNote): void;
  onSessionEnd(sessionId: string): void;
  onGap(): void;
}

/** Receives what `announce_push` and the end of sessions announce on any node (see `0040-push.sql`), in commit order. */
function receivePushes({ database, log }: Platform, receiver: PushReceiver) {
  let last = Promise.resolve();

  async function read(payload: string): Promise<void> {
    const heard = JSON.parse(payload) as PushNote | { noteId: string };
    if (!('noteId' in heard)) return receiver.onPush(heard);
    const row = await database.asSystem((trx) =>
      trx.selectFrom('push_note').select('note').where('push_note_id', '=', heard.noteId).executeTakeFirst(),
    );
    if (row) receiver.onPush(row.note as PushNote);
  }

  return listenToDatabase(database, log, {
    channels: ['lading_push', 'lading_session_ended'],
    hear(channel, payload) {
      if (channel === 'lading_session_ended') return receiver.onSessionEnd(payload);
      // In sequence: a message must not be overtaken by its recall.
      last = last
        .then(() => read(payload))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a push was not read');
          receiver.onGap();
        });
    },
    onGap: receiver.onGap,
  });
}

/** STOMP 1.2 by its registered name. */
const subprotocol = 'v12.stomp';
const tickMs = 1_000;
const messageMost = 65_536;
/** Time that clients have to answer the close when the server ends. */
const endWithinMs = 2_000;

/**
 * Live push (decision D6): STOMP 1.2 over a WebSocket at `/ws/stomp`. The opening request runs through the hooks of every request, so
 * that proxies, headers and log apply to it too.
 */
export function pushEndpoint(app: FastifyInstance, platform: Platform): void {
  const sockets = pushSockets(platform);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: messageMost,
    perMessageDeflate: false,
    // The server only ever selects its own subprotocol, whatever a client offers.
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });
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

  /** The port is open before this node hears the database: a client that was let in at once would miss pushes without knowing. */
  const hearing = Promise.withResolvers<void>();

  app.get(pushPath, async (request, reply) => {
    const opening = openings.get(request.raw);
    if (!opening) throw notFound();
    requireOwnPage(request);
    const address = addressGroup(request.ip);
    if (perAddress.count(address) >= platform.config.socketsPerAddress) throw tooMany(60);
    const leave = perAddress.add(address);
    opening.socket.once('close', leave);
    await hearing.promise;
    reply.hijack();
    reply.raw.detachSocket(opening.socket as never);
    const { socket, head } = opening;
    server.handleUpgrade(request.raw, socket, head, (opened) => sockets.add(opened, socket as Socket));
    return reply;
  });

  const receiver = receivePushes(platform, {
    onPush: sockets.dispatch,
    onSessionEnd(sessionId) {
      platform.sessions.end(sessionId);
      sockets.endSession(sessionId);
    },
    onGap: sockets.restart,
  });
  let ticking: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    ticking = setInterval(sockets.tick, tickMs);
    await receiver.start();
    hearing.resolve();
  });
  app.addHook('preClose', async () => {
    receiver.stop();
    hearing.resolve();
    clearInterval(ticking);
    sockets.restart();
    setTimeout(sockets.cutOff, endWithinMs).unref();
  });
  report(app, sockets.figures);
}

/** A page of another site may not open a socket; a client that is not a browser sends no origin and has its own token. */
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
