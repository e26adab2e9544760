import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve (decision D12). Neither reveals more. */
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
