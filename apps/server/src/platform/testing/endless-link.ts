import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/** A link to the database that never ends a connection, and its sockets toward us. */
export async function endlessLink(): Promise<{ port: number; sockets: Socket[] }> {
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
