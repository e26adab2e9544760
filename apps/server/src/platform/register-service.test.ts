import { authApi, identityApi } from '@lading/contracts/identity';
import { organizationsApi } from '@lading/contracts/organizations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';
import { CallerHungUp } from './workers/run-worker.ts';

let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
});
afterAll(() => server.close());

const login = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: authApi.calls.login.path,
    payload,
    headers: { 'content-type': type },
  });

describe('a call that is refused (decision D2)', () => {
  it('names every error, in both languages', async () => {
    const response = await login(JSON.stringify({ password: 5 }));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      result: 'ERR',
      code: 400,
      errors: [
        {
          fieldName: 'userName',
          code: 'core.required',
          message: 'This field is required',
          zhMessage: '此项必填',
        },
        { fieldName: 'password', code: 'core.notText', message: 'Must be text.', zhMessage: '必须是文本。' },
      ],
    });
  });

  it.each([
    ['broken JSON', '{"userName":', 'application/json'],
    ['a list for an object', '[]', 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"userName":"a","password":"b"}', 'application/json'],
    ['a form of another site', 'userName=a&password=b', 'application/x-www-form-urlencoded'],
    ['plain text', '{"userName":"a","password":"b"}', 'text/plain'],
    ['an unknown type', '<a/>', 'application/xml'],
  ])('returns code 400 for %s', async (_kind, payload, type) => {
    const response = await login(payload, type);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ result: 'ERR', code: 400 });
  });

  it.each([
    ['broken JSON', '{"userName":', 'application/json'],
    ['an unknown type', '<a/>', 'application/xml'],
    ['a body beyond the limit', JSON.stringify({ userName: 'a'.repeat(1_100_000) }), 'application/json'],
  ])('answers 401 for %s of a caller who is not signed in', async (_kind, payload, type) => {
    const { method, path: url } = identityApi.calls.switchLanguage;
    const send = (headers: object) =>
      server.app.inject({ method, url, payload, headers: { 'content-type': type, ...headers } });
    const unknown = await send({});
    expect([unknown.statusCode, unknown.json<{ code: number }>().code]).toEqual([401, 401]);
    const known = await send({ authorization: `Bearer ${seller.accessToken}` });
    expect(known.json<{ code: number }>().code).toBeOneOf([400, 413]);
  });

  it('answers code 413 for a body beyond the limit, and names the limit', async () => {
    const response = await login(JSON.stringify({ userName: 'a'.repeat(1_100_000), password: 'b' }));
    expect(response.json()).toMatchObject({
      result: 'ERR',
      code: 413,
      message: expect.stringMatching(/ \d+ [KM]B /) as string,
      zhMessage: expect.stringMatching(/ \d+ [KM]B。/) as string,
    });
  });

  it.each(['/api/nothing-here', '/api', '/api/', '/api?a=b', '/ezeeship-api'])(
    'returns code 404 for %s',
    async (url) => {
      const unknown = await server.app.inject({ url });
      expect([unknown.statusCode, unknown.json<{ code: number }>().code]).toEqual([200, 404]);
    },
  );

  it('hides an unknown error behind a safe text and a request id that is in the log', async () => {
    const broken = vi
      .spyOn(server.platform.database, 'asOrganization')
      .mockRejectedValue(new Error('relation "person" lies at 10.0.0.7'));
    const response = await server.send(organizationsApi.calls.queryAllFlag, {}, seller);
    broken.mockRestore();
    const { requestId, ...body } = response.json<{ requestId: string }>();
    expect(body).toEqual({
      result: 'ERR',
      code: 500,
      reason: 'core.serverError',
      params: {},
      message: 'Server error, please try again later',
      zhMessage: '服务器错误，请稍后再试',
    });
    expect(server.log.some((line) => line.includes(requestId) && line.includes('10.0.0.7'))).toBe(true);
  });

  it('does not treat an aborted request as an error', async () => {
    const broken = vi
      .spyOn(server.platform.database, 'asOrganization')
      .mockRejectedValue(new CallerHungUp('The caller hung up'));
    const response = await server.send(organizationsApi.calls.queryAllFlag, {}, seller);
    broken.mockRestore();
    const { requestId } = response.json<{ requestId: string }>();
    const lines = server.log.filter((line) => line.includes(requestId));
    expect(lines.some((line) => line.includes('the caller hung up'))).toBe(true);
    expect(lines.some((line) => line.includes('unknown error'))).toBe(false);
  });
});

describe('access', () => {
  it('is denied without sign-in, on every call that is not public', async () => {
    const { services } = await import('@lading/contracts/all-calls');
    for (const service of services) {
      for (const call of Object.values(service.calls)) {
        if (call.access === 'public' || !server.app.servedCalls.has(call.id)) continue;
        const response = await server.app.inject({
          method: call.method,
          url: call.path.replaceAll(/\{\w+\}/g, '1'),
          // A GET that changes state is refused to other sites' pages before authentication.
          headers: { 'sec-fetch-site': 'same-origin' },
        });
        expect([call.id, response.statusCode]).toEqual([call.id, 401]);
      }
    }
  });

  it("shows another organization's person nothing of the first", async () => {
    const other = await server.signIn('other@lading.test');
    const answer = await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } }, other);
    expect(answer.body).toContain('other@lading.test');
    expect(answer.body).not.toContain('seller@lading.test');
  });
});

describe('the OpenAPI document', () => {
  it('is valid and describes exactly the calls that are served', async () => {
    const { Validator } = await import('@seriousme/openapi-schema-validator');
    const document = (await server.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    for (const id of described) expect(server.app.servedCalls.has(id), id).toBe(true);
    expect(described).toContain('auth.login');
  });
});
