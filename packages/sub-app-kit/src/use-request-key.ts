import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/core';
import { useRef } from 'react';

/** A request without a known result. */
export interface OpenRequest {
  /** The request as JSON. */
  of: string;
  key: string;
}

/** Where an open request is kept, so that it survives a reload. */
export interface KeptRequest {
  read: () => OpenRequest | null;
  /** @param open null once its result is known */
  write: (open: OpenRequest | null) => void;
}

/** A refusal is a result. A server that failed, or a proxy that gave up, may have done what was requested. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && error.code < errorCode.unknown;

/**
 * Keeps one key for the same request until its result is known: a second click, or a retry after a lost connection or an error of
 * the server, gets the result of the first.
 * @param kept where it is also kept for after a reload
 */
export function useRequestKey(kept?: KeptRequest) {
  const attempt = useRef<OpenRequest | null>(null);
  const keep = (open: OpenRequest | null) => {
    attempt.current = open;
    kept?.write(open);
  };
  return async function send<Reply>(request: unknown, call: (key: string) => Promise<Reply>): Promise<Reply> {
    const of = JSON.stringify(request);
    const earlier = attempt.current ?? kept?.read();
    const open = earlier?.of === of ? earlier : { of, key: crypto.randomUUID() };
    keep(open);
    try {
      const reply = await call(open.key);
      keep(null);
      return reply;
    } catch (error) {
      if (isRefusal(error)) keep(null);
      throw error;
    }
  };
}
