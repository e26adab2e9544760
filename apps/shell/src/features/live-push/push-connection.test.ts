// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitPush, endPush, hasPush, type LivePushEvent } from '../../platform/live-push.ts';
import { jitterMs, openPushConnection, renewInMs } from './push-connection.ts';

interface Settings {
  beforeConnect: () => Promise<void>;
  onConnect: (frame: { headers: Record<string, string> }) => void;
  onWebSocketClose: (event: { code: number }) => void;
}

/** The library's client without a server: the test controls connections and messages. */
class PlayedClient {
  static all: PlayedClient[] = [];
  readonly settings: Settings;
  active = false;
  activations = 0;
  connectHeaders: Record<string, string> = {};
  receive: ((message: { body: string }) => void) | undefined;
  confirm: (() => void) | undefined;
  constructor(settings: Settings) {
    this.settings = settings;
    PlayedClient.all.push(this);
  }
  activate() {
    this.active = true;
    this.activations += 1;
  }
  deactivate() {
    this.active = false;
    this.settings.onWebSocketClose({ code: 1000 });
    return Promise.resolve();
  }
  subscribe(_topic: string, receive: (message: { body: string }) => void) {
    this.receive = receive;
  }
  watchForReceipt(_id: string, confirm: () => void) {
    this.confirm = confirm;
  }
  async connect(headers: Record<string, string> = { server: 'lading' }) {
    const before = this.settings.beforeConnect();
    await vi.advanceTimersByTimeAsync(5_000);
    await before;
    // Assigned like this, the type does not keep the value over the call.
    Object.assign(this, { confirm: undefined });
    this.settings.onConnect({ headers });
    this.confirm?.();
  }
}
const session = vi.hoisted(() => ({ endsAt: 0, renewals: 0 }));
vi.mock('@stomp/stompjs', () => ({
  get Client() {
    return PlayedClient;
  },
  ReconnectionTimeMode: {},
  TickerStrategy: {},
}));
vi.mock('../../platform/browser-session.ts', () => ({
  authSession: {
    getToken: () => Promise.resolve(`token ${session.renewals}`),
    tokenEndsAt: () => session.endsAt,
    renew: () => {
      session.renewals += 1;
      session.endsAt += 900_000;
      return Promise.resolve('renewed');
    },
  },
}));

const message = {
  messageId: '1',
  messageStatus: 'UNREAD',
  titleEn: 'a',
  titleZh: 'a',
  digestEn: '',
  digestZh: '',
  contentEn: '',
  contentZh: '',
};
/** Renewals are spread over a minute; a fixed half minute makes the time known. */
const chance = 0.5;
let heard: LivePushEvent[];
let ending: AbortController;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  session.endsAt = Date.now() + 900_000;
  session.renewals = 0;
  PlayedClient.all = [];
  heard = [];
  ending = new AbortController();
  const hear = (event: LivePushEvent): void => {
    heard.push(event);
    emitPush(event);
  };
  openPushConnection({ orgId: '1', userId: '2' }, hear, ending.signal);
  await PlayedClient.all[0]?.connect();
});
afterEach(() => {
  ending.abort();
  endPush();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the push connection', () => {
  it('switches to a new socket before its token expires, without missing or repeating anything', async () => {
    await vi.advanceTimersByTimeAsync(840_000);
    const [first, second] = PlayedClient.all;
    expect(session.renewals).toBe(1);
    expect(first?.active).toBe(true);
    await second?.connect();
    expect(second?.connectHeaders.Authorization).toBe('Bearer token 1');
    const body = JSON.stringify({ type: 'SYSTEM_NOTIFY', message });
    first?.receive?.({ body });
    second?.receive?.({ body });
    expect([first?.active, second?.active]).toEqual([false, true]);
    expect(heard.map(({ type }) => type)).toEqual(['RESYNC', 'SYSTEM_NOTIFY']);

    await vi.advanceTimersByTimeAsync(880_000);
    expect(PlayedClient.all).toHaveLength(3);
  });

  it('connects immediately when the browser is online again', async () => {
    const [client] = PlayedClient.all;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(client?.activations).toBe(2);
    await client?.connect();
    expect(heard.map(({ type }) => type)).toEqual(['RESYNC', 'LOST', 'RESYNC']);
  });

  it('does not wait then, as after a loss, for others to connect', async () => {
    const [client] = PlayedClient.all;
    const isReady = async () => {
      const ready = vi.fn<() => void>();
      const connecting = client?.settings.beforeConnect().then(ready);
      await vi.advanceTimersByTimeAsync(0);
      const isAtOnce = ready.mock.calls.length > 0;
      await vi.advanceTimersByTimeAsync(10_000);
      await connecting;
      return isAtOnce;
    };
    expect(await isReady()).toBe(false);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await isReady()).toBe(true);
    expect(await isReady()).toBe(false);
  });

  it('keeps polling if the server only pushes messages (decision D2)', async () => {
    expect(hasPush()).toBe(true);
    const [client] = PlayedClient.all;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    await client?.connect({});
    expect(heard.at(-1)).toEqual({ type: 'RESYNC', isPartial: true });
    expect(hasPush()).toBe(false);
    client?.receive?.({ body: JSON.stringify({ type: 'SYSTEM_NOTIFY', message }) });
    expect(heard.at(-1)?.type).toBe('SYSTEM_NOTIFY');
  });

  it('does not wait for such a server to confirm the subscriptions: simple brokers never do', () => {
    const [client] = PlayedClient.all;
    client?.settings.onConnect({ headers: {} });
    expect(heard.at(-1)).toEqual({ type: 'RESYNC', isPartial: true });
  });

  it('stays ended if the person signs out while it reconnects', async () => {
    dispatchEvent(new Event('online'));
    ending.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(PlayedClient.all.map(({ active }) => active)).toEqual([false]);
  });

  it('tries again when the browser is online after it gave up offline', async () => {
    openPushConnection({ orgId: '1', userId: '2' }, () => undefined, ending.signal);
    const client = PlayedClient.all.at(-1);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const connecting = client?.settings.beforeConnect();
      await vi.advanceTimersByTimeAsync(60_000);
      await connecting;
      client?.settings.onWebSocketClose({ code: 1006 });
    }
    expect(client?.active).toBe(false);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(client?.active).toBe(true);
  });

  it('ends with its signal', async () => {
    ending.abort();
    await vi.advanceTimersByTimeAsync(2_000_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(PlayedClient.all.map(({ active }) => active)).toEqual([false]);
  });
});

it.each([
  [0, 0.9, 0],
  [1, 0, 0],
  [1, 0.999, 1_998],
  [1, 0.5, 1_000],
  [3, 0.5, 3_000],
  [100, 0.5, 5_000],
])('after %i attempts, chance %d adds %i ms', (attempts, chance, added) => {
  expect(jitterMs(attempts, chance)).toBe(added);
});

it.each([
  [900_000, 0, 840_000],
  [900_000, 0.5, 810_000],
  [60_000, 0.5, 30_000],
])('a token of %i ms, chance %d, is renewed after %i ms', (left, chance, after) => {
  expect(renewInMs(left, chance)).toBe(after);
});
