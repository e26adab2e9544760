import {
  limits,
  pushClose,
  pushPath,
  pushServer,
  pushTokenHeader,
  undoPush,
  undoTopic,
  userPush,
  userTopic,
} from '@lading/contracts/core';
import { Client, ReconnectionTimeMode, TickerStrategy, type IMessage } from '@stomp/stompjs';
import { authSession } from '../../platform/browser-session.ts';
import { systemClock } from '../../platform/clock.ts';
import { hasPush, type LivePushEvent } from '../../platform/live-push.ts';

/** Maximum random delay before each reconnect. */
const spreadMs = 2_000;

/**
 * Extra delay besides the 5 s of spec §9, so that the clients of a stopped node do not all reconnect together.
 * @param attempts previous losses and failures; 0 adds nothing
 * @param chance from 0 to below 1
 */
export function jitterMs(attempts: number, chance: number): number {
  return Math.round(chance * spreadMs * Math.min(attempts, 5));
}

/** How long before its expiry a token is renewed at the latest, if it lasts long enough. */
const aheadMs = 60_000;

/**
 * When to open the socket that replaces one with an expiring token: a minute or two before, for a short token after half its time.
 * @param leftMs remaining lifetime of the token
 * @param chance from 0 to below 1
 */
export function renewInMs(leftMs: number, chance: number): number {
  return Math.max(leftMs - aheadMs * (1 + chance), leftMs / 2);
}

/** The person and topics to subscribe to. */
export interface PushPerson {
  orgId: string;
  userId: string;
}

/** One client connection, which reconnects whenever it is lost. */
interface Line {
  end(): void;
  /** Connects immediately, skipping any delay. */
  hurry(): void;
}

/** Properties of a connection once the server has confirmed it. */
interface Connected {
  /** Expiry of its token, in milliseconds since 1970. */
  endsAt: number | null;
  /** The server only pushes messages. */
  isPartial: boolean;
}

const longestWaitMs = 60_000;
const known = userPush.or(undoPush);

function readPush(message: IMessage): LivePushEvent | undefined {
  try {
    return known.safeParse(JSON.parse(message.body)).data;
  } catch {
    return undefined;
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    systemClock.after(milliseconds, resolve);
  });

/**
 * @param onListening called on each connection, after our server has confirmed the subscriptions
 * @param onLost called whenever a socket closes
 */
function openLine(
  person: PushPerson,
  onEvent: (event: LivePushEvent) => void,
  onListening: (connected: Connected) => void,
  onLost: () => void,
): Line {
  let attempts = 0;
  let hasConnected = false;
  let isTokenRefused = false;
  let isEnded = false;
  /** It has failed too often to go on by itself. */
  let hasGivenUp = false;
  let endsAt: number | null = null;

  const client = new Client({
    brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${pushPath}`,
    reconnectDelay: limits.push.reconnectMs,
    maxReconnectDelay: longestWaitMs,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: limits.push.heartbeatMs,
    heartbeatOutgoing: limits.push.heartbeatMs,
    // Browsers limit timers of a background tab to one per minute.
    heartbeatStrategy: TickerStrategy.Worker,
    async beforeConnect() {
      // A stopping node drops many sockets together, so the first attempt after a loss is randomized too.
      const before = hasConnected ? attempts + 1 : attempts;
      if (before > 0) await wait(jitterMs(before, Math.random()));
      attempts += 1;
      let token: string | null = null;
      try {
        token = isTokenRefused ? await authSession.renew() : await authSession.getToken();
        isTokenRefused = false;
      } catch {
        // The server is unreachable: the attempt fails, and the next one requests a token again.
        token = 'none';
      }
      if (token === null) return client.deactivate();
      endsAt = authSession.tokenEndsAt();
      client.connectHeaders = { host: location.host, [pushTokenHeader]: `Bearer ${token}` };
      return undefined;
    },
    onConnect({ headers }) {
      attempts = 0;
      hasConnected = true;
      const receive = (message: IMessage): void => {
        const event = readPush(message);
        if (event) onEvent(event);
      };
      const isPartial = headers['server'] !== pushServer;
      const listening = (): void => onListening({ endsAt, isPartial });
      if (!isPartial) client.watchForReceipt('listening', listening);
      client.subscribe(userTopic(person.orgId, person.userId), receive);
      client.subscribe(undoTopic(person.orgId), receive, { receipt: 'listening' });
      // Simple brokers of other back ends confirm no subscription (decision D2).
      if (isPartial) listening();
    },
    onWebSocketClose({ code }: CloseEvent) {
      onLost();
      if (code === pushClose.forbidden) void client.deactivate();
      if (code === pushClose.signedOut) isTokenRefused = true;
      // The back end has no push, or the browser was offline all the time: enough attempts have failed.
      if (!hasConnected && !hasGivenUp && attempts > 10) {
        hasGivenUp = true;
        void client.deactivate();
      }
    },
  });
  client.activate();
  return {
    end() {
      isEnded = true;
      void client.deactivate();
    },
    hurry() {
      if (isEnded || !(client.active || hasGivenUp)) return;
      hasGivenUp = false;
      // No loss, and no failure: the next attempt does not wait, which a first one after a loss does.
      attempts = -1;
      const again = async (): Promise<void> => {
        await client.deactivate({ force: true });
        // The person may have signed out meanwhile.
        if (!isEnded) client.activate();
      };
      void again();
    },
  };
}

/**
 * Keeps a socket open until the signal ends it: it reconnects 5 s after a loss, with growing delays (spec §9), randomized between
 * clients, and immediately when the browser is online again. Before its token expires a second socket takes over, so that nothing is
 * missed in between. A refusal that a retry cannot fix ends it.
 */
export function openPushConnection(
  person: PushPerson,
  onEvent: (event: LivePushEvent) => void,
  signal: AbortSignal,
): void {
  let line: Line | undefined;
  let leaving: Line | undefined;
  let cancelRenewal: (() => void) | undefined;
  const told = new Set<string>();

  /** While two sockets are open, each message arrives twice. */
  const once = (event: LivePushEvent): void => {
    if (event.type === 'SYSTEM_NOTIFY') {
      if (told.has(event.message.messageId)) return;
      told.add(event.message.messageId);
    }
    onEvent(event);
  };

  async function takeOver(): Promise<void> {
    try {
      if ((await authSession.renew()) === null) return;
    } catch {
      // The server closes the socket when the token expires, which triggers a new request.
      return;
    }
    if (signal.aborted) return;
    leaving?.end();
    leaving = line;
    line = open();
  }

  function open(): Line {
    const mine = openLine(
      person,
      once,
      (connected) => onListening(mine, connected),
      () => onLost(mine),
    );
    return mine;
  }

  /** An old socket may close once another is open, and a new one may fail while the old one is open. */
  function onLost(by: Line): void {
    const isOnlyOne = leaving ? by === leaving : by === line;
    if (isOnlyOne && hasPush() && !signal.aborted) onEvent({ type: 'LOST' });
  }

  function onListening(by: Line, { endsAt, isPartial }: Connected): void {
    // On the first connection too: something may have happened between the page's own requests and now.
    if (!leaving || by === leaving || !hasPush())
      onEvent(isPartial ? { type: 'RESYNC', isPartial } : { type: 'RESYNC' });
    if (by === leaving) return;
    const old = leaving;
    leaving = undefined;
    old?.end();
    cancelRenewal?.();
    cancelRenewal =
      endsAt === null
        ? undefined
        : systemClock.after(renewInMs(endsAt - systemClock.now(), Math.random()), () => void takeOver());
  }

  if (signal.aborted) return;
  line = open();
  addEventListener('online', () => line?.hurry(), { signal });
  signal.addEventListener(
    'abort',
    () => {
      cancelRenewal?.();
      line?.end();
      leaving?.end();
    },
    { once: true },
  );
}
