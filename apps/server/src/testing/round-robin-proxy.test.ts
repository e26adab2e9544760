import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { roundRobinProxy } from './round-robin-proxy.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A node that reports this status at `/readyz`, and its name otherwise. */
async function node(name: string, health: { status: number }): Promise<number> {
  const server = createServer(({ url }, answer) => {
    if (url === '/readyz') answer.writeHead(health.status).end();
    else answer.end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

it('a proxy that asks for their health sends nothing to a node that is not ready, until it is again', async () => {
  const health = { status: 200 };
  const ports = [await node('one', health), await node('other', { status: 200 })];
  const proxy = await roundRobinProxy(ports, 20);
  closers.push(proxy.close);
  const answers = () =>
    Promise.all(Array.from({ length: 4 }, async () => (await fetch(proxy.origin)).text())).then((names) =>
      names.toSorted(),
    );
  const soon = { timeout: 20_000 };

  await vi.waitFor(async () => expect(await answers()).toEqual(['one', 'one', 'other', 'other']), soon);
  health.status = 503;
  await vi.waitFor(async () => expect(await answers()).toEqual(['other', 'other', 'other', 'other']), soon);
  health.status = 200;
  await vi.waitFor(async () => expect(await answers()).toEqual(['one', 'one', 'other', 'other']), soon);
});
