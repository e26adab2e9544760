import { z } from 'zod';

/** Environment variables of OpenTelemetry, with the names of its own documentation. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'must be name=value, comma list')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('lading'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** The trace collector. */
export interface TelemetryConfig {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The sampled share of traces, 0 to 1. */
  share: number;
}

type Values = z.output<z.ZodObject<typeof telemetryEnvironment>>;

/** Undefined without a collector. */
export function telemetryConfig(values: Values): TelemetryConfig | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  if (endpoint === undefined) return undefined;
  const pairs = values.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
  return {
    endpoint,
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
    ),
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
