import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isVisitOnThisMachine } from './own-machine.ts';
import type { Config } from '../config.ts';
import type { Platform } from './platform.ts';
import { answerError } from './answer-error.ts';
import { notFound } from './request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry behind `/metrics`; other parts add their own metrics. */
    metrics: Registry;
  }
}

/**
 * `/metrics` for Prometheus: with the configured token. Without one it is only available outside production, on this machine: a proxy
 * that adds no headers would make its callers look local.
 */
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
  const jobs = new Gauge({
    registers: [],
    name: 'jobs',
    help: 'Jobs of all nodes, by kind and state',
    labelNames: ['kind', 'state'],
    async collect() {
      this.reset();
      // Without the database the rest is still reported.
      const counts = await Promise.race([countJobs(platform), wait(patienceMs, [], { ref: false })]).catch(
        () => [],
      );
      for (const { kind, state, count } of counts) this.set({ kind, state }, count);
    },
  });
  registry.registerMetric(jobs);
  storageMetrics(registry, platform);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, platform.config)) return answerError(notFound(), request, reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The operations of the file storage, and the free space of its disk. */
function storageMetrics(registry: Registry, { files, config }: Platform): void {
  const acts = new Counter({
    registers: [],
    name: 'storage_acts_total',
    help: 'Acts of the file storage, by outcome',
    labelNames: ['act', 'outcome'],
    collect() {
      this.reset();
      for (const [act, { done, failed }] of Object.entries(files.counts ?? {})) {
        this.inc({ act, outcome: 'done' }, done);
        this.inc({ act, outcome: 'failed' }, failed);
      }
    },
  });
  const room = new Gauge({
    registers: [],
    name: 'storage_free_bytes',
    help: 'Room that is left on the disk of DATA_DIR',
    async collect() {
      // A disk that does not report its space does not affect the others.
      const disk = await statfs(config.dataDir).catch(() => undefined);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
  registry.registerMetric(acts);
  registry.registerMetric(room);
}

/** Time limit for counting in the database, after which these metrics are skipped. */
const patienceMs = 2_000;

async function countJobs({ database }: Platform): Promise<{ kind: string; state: string; count: number }[]> {
  const { rows } = await database.pool.query<{ kind: string; state: string; count: number }>(
    `select task_identifier as kind, count(*)::integer as count,
       case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
         when attempts > 0 then 'again' else 'waiting' end as state
     from graphile_worker.jobs group by 1, 3`,
  );
  return rows;
}

function mayRead(request: FastifyRequest, { metricsToken: token, production }: Config): boolean {
  if (token === undefined) return !production && isVisitOnThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
