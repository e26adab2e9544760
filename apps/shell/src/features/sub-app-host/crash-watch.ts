import { comesFrom, isChunkFailure } from './chunk-error-rules.ts';

/**
 * Rule 8: hears of what a mounted sub-app lets fall, errors and rejections that nobody caught.
 * @param assetBase of the sub-app that is mounted now, null while there is none
 * @param onFault called for each; `isChunk` asks for a fresh import (rule 5)
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
  addEventListener('error', (event) => take(event.error, event.filename), { signal: events.signal });
  addEventListener('unhandledrejection', (event) => take(event.reason), { signal: events.signal });
  return () => events.abort();
}
