import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isValidSpanId,
  isValidTraceId,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../../telemetry-config.ts';
import type { Tracing } from './tracing.ts';
import { RequestError } from '../request-error.ts';

/**
 * The part of an error that is safe to send: the code of a refusal or of the database, otherwise its class. Its text may contain user
 * input.
 */
function faultNameOf(error: unknown): string {
  if (error instanceof RequestError) return String(error.code);
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}

const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER };

/** Traces sent by OTLP over HTTP, in batches. Loaded only if configured: see `open-tracing.ts`. */
export function openTelemetry({ endpoint, headers, serviceName, share }: TelemetryConfig): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }),
      }),
    ],
  });
  const tracer = provider.getTracer('lading');
  const running = new AsyncLocalStorage<Context>();

  const end = (span: Span, error?: unknown): void => {
    if (error !== undefined) {
      const name = faultNameOf(error);
      span.setAttribute('error.type', name);
      // A refusal is a normal reply; its code is recorded.
      if (!/^\d+$/.test(name)) span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };

  return {
    isOn: true,
    async span({ name, kind, facts, parent }, work) {
      const above = running.getStore() ?? contextOf(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts ?? {} }, above);
      try {
        const result = await running.run(trace.setSpan(above, span), work);
        end(span);
        return result;
      } catch (error) {
        end(span, error);
        throw error;
      }
    },
    query(sql, milliseconds, failed) {
      const above = running.getStore();
      if (!above) return;
      const endTime = Date.now();
      const span = tracer.startSpan(
        /^\s*(?:with\b[^]*?\)\s*)?(\w+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'query',
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) },
        },
        above,
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    stop: () => provider.shutdown(),
  };
}

/** The span of a caller's `traceparent` (W3C Trace Context); a new trace without one. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}
