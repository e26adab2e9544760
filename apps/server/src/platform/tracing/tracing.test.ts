import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { authApi } from '@lading/contracts/identity';
import { productsApi } from '@lading/contracts/products';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { demoPassword } from '../../../db/seeds/demo-people.ts';
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '../../testing/trace-collector.ts';
import { startTestServer } from '../testing/test-server.ts';

const typed = 'stool of Mr Pine';
let collector: TraceCollector;
const named = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);
const factsOf = (span: CollectedSpan | undefined): Record<string, unknown> =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
const below = (span: CollectedSpan): CollectedSpan[] =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);

beforeAll(async () => {
  collector = await startTraceCollector();
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20of-the-collector',
    TRUST_PROXY: '127.0.0.1',
  });
  await server.platform.jobs.prepare();
  await server.platform.jobs.start();
  const seller = await server.signIn('seller@lading.test');
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  await server.call(productsApi.calls.productPage, { query: { search: typed } }, seller, { traceparent });
  await server.call(authApi.calls.login, { body: { userName: 'pine@home.example', password: typed } });
  await server.call(productsApi.calls.exportProducts, { body: { format: 'csv', search: typed } }, seller);
  const done = `select from task where task_no = 'Export-PRODUCT' and status = 2`;
  await vi.waitFor(
    async () => {
      const { rowCount } = await server.platform.database.pool.query(done);
      if (rowCount !== 1) throw new Error('The export is still under way');
    },
    { timeout: 20_000, interval: 50 },
  );
  // The rest is sent at the end.
  await server.close();
}, 60_000);
afterAll(() => collector.close());

describe('with a collector of traces', () => {
  it('each call is a span by its name in the contract, with its queries below it', () => {
    const [span] = named('products.productPage');
    expect(span?.kind).toBe(2);
    expect(factsOf(span)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': productsApi.calls.productPage.path,
      'lading.request_id': expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    const queries = below(span!);
    expect(queries.length).toBeGreaterThan(1);
    expect(queries.map((query) => String(factsOf(query)['db.query.text'])).join('\n')).toContain(
      'from "product"',
    );
    for (const query of queries)
      expect(BigInt(query.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(query.endTimeUnixNano));
  });

  it('a call continues the trace of a trusted proxy', () => {
    expect(named('products.productPage')[0]).toMatchObject({
      traceId: 'a1'.repeat(16),
      parentSpanId: 'b2'.repeat(8),
    });
  });

  it('each job is a separate span', () => {
    const [span] = named('export.PRODUCT');
    expect(span).toMatchObject({ kind: 5 });
    expect(span?.parentSpanId ?? '').toBe('');
    expect(below(span!).length).toBeGreaterThan(0);
  });

  it('a refusal is recorded by its code, and is not an error', () => {
    const [refused] = named('auth.login').filter((span) => 'error.type' in factsOf(span));
    expect(factsOf(refused)['error.type']).toMatch(/^\d{3}$/);
    expect(refused?.status.code ?? 0).toBe(0);
  });

  it('sends no user input, name, address or secret', () => {
    const all = JSON.stringify(collector.spans) + collector.resources.join('');
    expect(all).not.toMatch(/@lading\.test|Pine|pine@|127\.0\.0\.1|eyJ|k{40}|Bearer/);
    expect(all).not.toContain(demoPassword);
    expect(collector.spans.flatMap(({ events }) => events ?? [])).toEqual([]);
  });

  it('sends the collector’s key, and the service name', () => {
    expect([...collector.keys]).toEqual(['Bearer of-the-collector']);
    expect(collector.resources[0]).toContain('"lading"');
  });
});

describe('without a collector', () => {
  it('loads nothing of the library except the declarations that the metrics also use', () => {
    expect(readConfig({}).telemetry).toBeUndefined();
    // A separate process, which answers by its output.
    const script = `
      const { registerHooks } = await import('node:module');
      const read = [];
      registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) });
      await import('./start.ts');
      console.log(read.length > 100, read.some((url) => /@opentelemetry.(?!api)/.test(url) || url.includes('open-telemetry')));`;
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '..', '..'),
      encoding: 'utf8',
    });
    expect(told.trim()).toBe('true false');
  });
});
