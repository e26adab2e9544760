import { isChunkFailure } from './chunk-error-rules.ts';
import type { SubAppStatus } from './runtime-api.ts';

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
