import { authApi } from '@lading/contracts/identity';
import { describe, expect, test, vi } from 'vitest';
import {
  client,
  fault,
  flags,
  ok,
  signedOut,
  type Answer,
  startAnsweringServer,
  wire,
} from './testing/answering-server.ts';

startAnsweringServer();

describe('renewing the session (decision D3)', () => {
  const onlyToken2: Answer = (request, response) => {
    (request.headers.authorization === 'Bearer token-2' ? ok([]) : signedOut)(request, response);
  };

  test('calls that find the session expired wait for one refresh and are repeated', async () => {
    wire.answer = onlyToken2;
    let token = 'token-1';
    const refresh = vi.fn<() => Promise<string>>(() => Promise.resolve((token = 'token-2')));
    const api = client({ refresh, getToken: () => token });
    await expect(Promise.all([api.call(flags), api.call(flags), api.call(flags)])).resolves.toEqual([
      [],
      [],
      [],
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(wire.seen).toHaveLength(6);
  });

  test('a token that was renewed meanwhile is used without a refresh', async () => {
    wire.answer = onlyToken2;
    const refresh = vi.fn<() => Promise<string>>(() => Promise.resolve('token-3'));
    const tokens = ['token-1', 'token-2'];
    const getToken = () => tokens.shift() ?? null;
    await client({ refresh, getToken }).call(flags);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('the call is repeated once only', async () => {
    wire.answer = signedOut;
    const api = client({ refresh: () => Promise.resolve('token-2') });
    expect(await fault(api.call(flags))).toMatchObject({ kind: 'signed-out' });
    expect(wire.seen).toHaveLength(2);
  });

  test('a refresh that returns null, or is refused with 401, means signed out', async () => {
    wire.answer = signedOut;
    expect(await fault(client({ refresh: () => Promise.resolve(null) }).call(flags))).toMatchObject({
      kind: 'signed-out',
    });
    const inner = client();
    const refresh = async () => (await inner.call(authApi.calls.refresh, { body: {} })).accessToken;
    expect(await fault(client({ refresh }).call(flags))).toMatchObject({ kind: 'signed-out' });
  });

  test('a failed refresh request signs no one out', async () => {
    wire.answer = signedOut;
    const lost = client({ baseUrl: 'http://127.0.0.1:1' });
    const refresh = async () => (await lost.call(authApi.calls.refresh, { body: {} })).accessToken;
    expect(await fault(client({ refresh }).call(flags))).toMatchObject({ kind: 'network' });
  });
});
