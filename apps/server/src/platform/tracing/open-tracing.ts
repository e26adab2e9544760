import type { Config } from '../../config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Traces where the configuration names who takes them. The library is not even read otherwise. */
export async function openTracing({ telemetry }: Pick<Config, 'telemetry'>): Promise<Tracing> {
  if (!telemetry) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(telemetry);
}
