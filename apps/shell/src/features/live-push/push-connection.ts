import { limits } from '@lading/contracts/limits';
import {
  pushClose,
  pushPath,
  pushTokenHeader,
  undoPush,
  undoTopic,
  userPush,
  userTopic,
} from '@lading/contracts/services/push';
import { Client, ReconnectionTimeMode, TickerStrategy, type IMessage } from '@stomp/stompjs';
import { authSession } from '../../platform/browser-session.ts';
import type { LivePushEvent } from '../../platform/live-push.ts';
import { jitterMs } from './reconnect-rules.ts';

/** Whose topics to listen to. */
export interface PushPerson {
  orgId: string;
  userId: string;
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
    setTimeout(resolve, milliseconds);
  });

/**
 * Holds a socket open until the signal ends it: 5 s after it was lost it comes back, later and later while that fails
 * (spec §9), never all clients at once. A refusal that trying again cannot mend ends it.
 */
export function openPushConnection(
  person: PushPerson,
  onEvent: (event: LivePushEvent) => void,
  signal: AbortSignal,
): void {
  let attempts = 0;
  let hasConnected = false;
  let isTokenRefused = false;

  const client = new Client({
    brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${pushPath}`,
    reconnectDelay: limits.push.reconnectMs,
    maxReconnectDelay: longestWaitMs,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: limits.push.heartbeatMs,
    heartbeatOutgoing: limits.push.heartbeatMs,
    // A tab in the background may run its own timers once a minute only.
    heartbeatStrategy: TickerStrategy.Worker,
    async beforeConnect() {
      // A node that goes takes many sockets with it at once, so the first attempt after a loss is spread too.
      const before = hasConnected ? attempts + 1 : attempts;
      if (before > 0) await wait(jitterMs(before, Math.random()));
      attempts += 1;
      let token: string | null = null;
      try {
        token = isTokenRefused ? await authSession.renew() : await authSession.getToken();
        isTokenRefused = false;
      } catch {
        // The server is not there now: the attempt fails, and the next one asks anew.
        token = 'none';
      }
      if (token === null) return client.deactivate();
      client.connectHeaders = { host: location.host, [pushTokenHeader]: `Bearer ${token}` };
      return undefined;
    },
    onConnect() {
      attempts = 0;
      const receive = (message: IMessage): void => {
        const event = readPush(message);
        if (event) onEvent(event);
      };
      client.subscribe(userTopic(person.orgId, person.userId), receive);
      client.subscribe(undoTopic(person.orgId), receive);
      // The first time too: something may have happened between the page's own questions and now.
      onEvent({ type: 'RESYNC' });
      hasConnected = true;
    },
    onWebSocketClose({ code }: CloseEvent) {
      if (code === pushClose.forbidden) void client.deactivate();
      if (code === pushClose.signedOut) isTokenRefused = true;
      // A back end without push: it was tried often enough.
      if (!hasConnected && attempts > 10) void client.deactivate();
    },
  });
  signal.addEventListener('abort', () => void client.deactivate(), { once: true });
  if (!signal.aborted) client.activate();
}
