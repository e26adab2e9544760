import { ApiError } from '@lading/api-client/api-error';
import { useRef } from 'react';

/**
 * Keeps one key for the same request until its result is known: a second click, or a retry after a lost connection, gets the
 * result of the first.
 */
export function useRequestKey() {
  const attempt = useRef({ of: '', key: '' });
  return async function send<Reply>(request: unknown, call: (key: string) => Promise<Reply>): Promise<Reply> {
    const of = JSON.stringify(request);
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    try {
      const reply = await call(attempt.current.key);
      attempt.current = { of: '', key: '' };
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.code !== null) attempt.current = { of: '', key: '' };
      throw error;
    }
  };
}
