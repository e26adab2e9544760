import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform.ts';

/** How long an answer of the database is reused: monitoring may ask often, at no cost. */
const holdsMs = 1_000;

const outdated = 'A newer release serves the database. Stop this node.';

/** `/healthz`: the process is alive. `/readyz`: it can serve, with a database that can be written to, goes on (decision D12), and is not replaced by a newer release. Neither reveals more. */
export function health(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<boolean> = Promise.resolve(false);
  function isReady(): Promise<boolean> {
    const now = performance.now();
    if (now - askedAt < holdsMs) return asked;
    askedAt = Number.POSITIVE_INFINITY;
    asked = platform.database
      .canWrite()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (askedAt = performance.now()));
    return asked;
  }
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const { isEnding, isOutdated } = platform.life;
    if (isOutdated) return reply.code(503).send({ status: 'not ready', reason: outdated });
    return !isEnding && (await isReady())
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready' });
  });
}
