import type { Config } from '../../config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Traces if the configuration names a collector. Otherwise the library is not even loaded. */
export async function openTracing({ telemetry }: Pick<Config, 'telemetry'>): Promise<Tracing> {
  if (!telemetry) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(telemetry);
}
