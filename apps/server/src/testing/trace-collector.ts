import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A span as received (OTLP, JSON). */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
  events?: unknown[];
}

/** A collector on this machine that stores what it receives. */
export interface TraceCollector {
  origin: string;
  spans: CollectedSpan[];
  /** Resource attributes of the senders. */
  resources: string[];
  /** `authorization` of the deliveries. */
  keys: Set<string | undefined>;
  close(): Promise<void>;
}

interface Delivery {
  resourceSpans: { resource: unknown; scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** Starts one. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const resources: string[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
      keys.add(request.headers.authorization);
      for (const { resource, scopeSpans } of ((await json(request)) as Delivery).resourceSpans) {
        resources.push(JSON.stringify(resource));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    keys,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
