import { comesFrom, isChunkFailure } from './chunk-error-rules.ts';
import type { SubAppStatus } from './runtime-api.ts';

/**
 * Rule 8: reports uncaught errors and rejections of a mounted sub-app.
 * @param assetBase of the mounted sub-app, null without one
 * @param onFault called for each; `isChunk` requests a new import (rule 5)
 * @returns a function that stops it
 */
export function watchCrashes(
  assetBase: () => string | null,
  onFault: (error: unknown, isChunk: boolean) => void,
): () => void {
  const events = new AbortController();

  const take = (error: unknown, fileName?: string): void => {
    const base = assetBase();
    if (base && comesFrom(base, error, fileName)) onFault(error, isChunkFailure(error));
  };
  // A reason that is not an error has no origin; the shell rejects with errors.
  const takeReason = (reason: unknown): void => {
    if (reason instanceof Error) take(reason);
    else if (assetBase() !== null) onFault(reason, false);
  };
  addEventListener('error', (event) => take(event.error, event.filename), { signal: events.signal });
  addEventListener('unhandledrejection', (event) => takeReason(event.reason), { signal: events.signal });
  return () => events.abort();
}

/** Retries an error caused by a lost connection as soon as it is back. Returns a function that stops it. */
export function retryWhenOnline(getStatus: () => SubAppStatus, retry: () => void): () => void {
  const look = () => {
    const now = getStatus();
    if (now.phase !== 'crashed') return;
    if (now.fault.stage === 'registry' || isChunkFailure(now.fault.error)) retry();
  };
  addEventListener('online', look);
  return () => removeEventListener('online', look);
}
