import type { Call } from '@lading/contracts/define-service';
import { ApiError, networkErrorText, timeoutText } from './api-error.ts';

/** The time that a call may take, together with the caller's own wish to stop it. */
export interface Deadline {
  signal: AbortSignal;
  /** Starts the time anew: a stream is alive as long as something comes. */
  restart: () => void;
  /** Stops the time while the caller is busy with what came; {@link restart} goes on. */
  pause: () => void;
  /** Must be called in the end, or the timer stays. */
  end: () => void;
  /** What to throw for a fault that was caught: the caller's own reason, an {@link ApiError}, nothing else. */
  faultOf: (fault: unknown) => unknown;
}

/** Begins a deadline of `milliseconds` for `call`; `stop` is the caller's signal. */
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
