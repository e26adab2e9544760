import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve (decision D12). Neither tells more. */
export function health(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await platform.database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return (
    address === '::1' ||
    (isIP(address.replace('::ffff:', '')) === 4 && address.replace('::ffff:', '').startsWith('127.'))
  );
}
