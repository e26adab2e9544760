import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from './health.ts';
import type { Platform } from './platform.ts';
import { answerError } from './answer-error.ts';
import { notFound } from './request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` shows; parts add their own figures. */
    metrics: Registry;
  }
}

/** `/metrics` for Prometheus: with the token when one is configured, else from this machine only (and not by a proxy on it). */
export function metrics(app: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and outcome',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const connections = new Gauge({
    registers: [],
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    collect() {
      const { totalCount, idleCount, waitingCount } = platform.database.pool;
      this.set({ state: 'open' }, totalCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'awaited' }, waitingCount);
    },
  });
  registry.registerMetric(connections);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, platform.config.metricsToken)) return answerError(notFound(), request, reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    return isLoopback(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
