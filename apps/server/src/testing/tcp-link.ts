import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A link to a port of this machine that can be cut like a network link: silently for both sides. */
export interface TcpLink {
  port: number;
  /** From now on nothing is transmitted on existing connections, without either side noticing. New ones work unless `all`. */
  hush(options?: { all: boolean }): void;
  /** New connections work; the silenced ones stay silent. */
  restore(): void;
  close(): Promise<void>;
}

/** Opens a link to a port, or to a socket at a path. */
export async function tcpLink(target: number | string): Promise<TcpLink> {
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((near) => {
    keep(near);
    if (isSilent) return;
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    keep(far);
    near.pipe(far).pipe(near);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      if (!pairs.delete(pair)) return;
      near.destroy();
      far.destroy();
    };
    near.once('close', end);
    far.once('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hush({ all } = { all: false }) {
      isSilent = all;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
      pairs.clear();
    },
    restore() {
      isSilent = false;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
