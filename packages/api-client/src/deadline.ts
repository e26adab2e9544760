import type { Call } from '@lading/contracts/core';
import { ApiError, networkErrorText, timeoutText } from './api-error.ts';

/** The time limit of a call, combined with the caller's abort signal. */
export interface Deadline {
  signal: AbortSignal;
  /** Restarts the timer: a stream is alive as long as data arrives. */
  restart: () => void;
  /** Stops the timer while the caller processes data; {@link restart} resumes it. */
  pause: () => void;
  /** Must be called in the end; otherwise the timer keeps running. */
  end: () => void;
  /** What to throw for a caught error: the caller's own reason or an {@link ApiError}, nothing else. */
  faultOf: (fault: unknown) => unknown;
}

/** Starts a deadline of `milliseconds` for `call`; `stop` is the caller's signal. */
export function startDeadline(milliseconds: number, call: Call | null, stop?: AbortSignal): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const expire = () => {
    timedOut = true;
    controller.abort();
  };
  const follow = () => {
    controller.abort(stop?.reason);
  };
  let timer = setTimeout(expire, milliseconds);
  if (stop?.aborted) follow();
  else stop?.addEventListener('abort', follow, { once: true });

  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, milliseconds);
    },
    pause: () => {
      clearTimeout(timer);
    },
    end: () => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', follow);
    },
    faultOf: (fault) => {
      if (fault instanceof ApiError) return fault;
      if (stop?.aborted) return stop.reason;
      return new ApiError({
        ...(timedOut ? timeoutText : networkErrorText),
        kind: 'network',
        call,
        cause: fault,
      });
    },
  };
}
