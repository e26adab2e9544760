import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './database.ts';

/** A link to the database that never ends a connection, and its sockets toward us. */
async function endlessLink(): Promise<{ port: number; sockets: Socket[] }> {
  const { host, port } = inject('postgres');
  const sockets: Socket[] = [];
  const farther: Socket[] = [];
  const link = createServer({ allowHalfOpen: true }, (near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
    sockets.push(near);
    farther.push(far);
  });
  link.listen(0, '127.0.0.1');
  await once(link, 'listening');
  onTestFinished(() => {
    link.close();
    for (const socket of [...sockets, ...farther]) socket.destroy();
  });
  return { port: (link.address() as AddressInfo).port, sockets };
}

it('the check whether a database can be written to leaves no socket behind where the other side is silent', async () => {
  const { port, sockets } = await endlessLink();
  const address = { ...inject('postgres'), host: '127.0.0.1', port, database: 'postgres' };
  const database = openDatabase(address, () => undefined);
  await database.canWrite();
  expect(sockets).toHaveLength(1);
  // Sending to a closed socket fails, to one that is only ended it does not.
  const [near] = sockets;
  await vi.waitFor(
    () => {
      near!.write('.');
      expect(near!.destroyed).toBe(true);
    },
    { timeout: 20_000 },
  );
  await database.close();
});
