import { describe, expect, it, vi } from 'vitest';
import { createSubAppAuth } from './sub-app-auth.ts';

/** A session whose refreshes give these tokens in turn: null when it has ended, an error when the server cannot be reached. */
function authWith(...refreshes: (string | null | Error)[]) {
  let now = 0;
  const renew = vi.fn<(refused: string | null) => Promise<string | null>>(async () => {
    const next = refreshes.shift();
    if (next instanceof Error) throw next;
    return next ?? null;
  });
  const onEnded = vi.fn<() => void>();
  const auth = createSubAppAuth({ getToken: async () => 'first', renew }, onEnded, { now: () => now });
  return { auth, renew, onEnded, pass: (milliseconds: number) => (now += milliseconds) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a refused token of a sub-application (decision D3)', () => {
  it('is renewed by the session of the shell', async () => {
    const { auth, renew, onEnded } = authWith('second');
    expect(await auth.renewToken('first')).toBe('second');
    expect(renew).toHaveBeenCalledExactlyOnceWith('first');
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('does not end the session while it can be renewed, even if a sub-application only reports a 401', async () => {
    const { auth, renew, onEnded } = authWith('second');
    auth.onUnauthorized();
    auth.onUnauthorized();
    await settled();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('does not end the session for calls sent with the old token that are refused after it was replaced', async () => {
    const { auth, onEnded, pass } = authWith('second', 'third', 'fourth');
    for (const _late of [1, 2, 3]) {
      auth.onUnauthorized();
      await settled();
      pass(1_000);
    }
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('does not renew endlessly when the refusals continue', async () => {
    const { auth, renew, onEnded, pass } = authWith(...Array.from({ length: 20 }, (_, at) => `token ${at}`));
    for (let times = 0; times < 6; times += 1) {
      auth.onUnauthorized();
      await settled();
      pass(1_000);
    }
    expect(renew).toHaveBeenCalledTimes(5);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('ends the session when there is no new one', async () => {
    const { auth, onEnded } = authWith(null);
    auth.onUnauthorized();
    await settled();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the new token is refused too, but not for one renewed long ago', async () => {
    const { auth, onEnded, pass } = authWith('second', 'third');
    await auth.renewToken('first');
    pass(600_000);
    auth.onUnauthorized();
    await settled();
    expect(onEnded).not.toHaveBeenCalled();
    auth.onUnauthorized();
    await settled();
    expect(onEnded).toHaveBeenCalledTimes(1);
    // The person has signed in again, and later that session ends too.
    auth.onUnauthorized();
    await settled();
    expect(onEnded).toHaveBeenCalledTimes(2);
  });

  it('signs no one out while the server cannot be reached', async () => {
    const { auth, onEnded } = authWith(new Error('offline'), new Error('offline'), 'second');
    auth.onUnauthorized();
    await settled();
    await expect(auth.renewToken('first')).rejects.toThrow('offline');
    expect(onEnded).not.toHaveBeenCalled();
    expect(await auth.renewToken('first')).toBe('second');
  });
});
