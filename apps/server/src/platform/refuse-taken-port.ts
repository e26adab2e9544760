import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Opens and closes a port, so that a node that could not listen fails before it migrates the database (decision record 0119).
 * @throws Error with the code of the system, as EADDRINUSE or EACCES
 */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer((socket) => socket.destroy()).listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
