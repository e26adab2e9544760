import { authApi } from '@lading/contracts/identity';
import { importsApi } from '@lading/contracts/imports';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import {
  client,
  fault,
  flags,
  json,
  signedOut,
  startAnsweringServer,
  wire,
} from './testing/answering-server.ts';

startAnsweringServer();

describe('refusals (decision D2, spec §8)', () => {
  test('bad input returns both languages, every error and the request id', async () => {
    const errors = [
      { fieldName: 'length', message: 'Must not be 0', zhMessage: '不能为 0' },
      { fieldName: 'unit', message: 'Required', zhMessage: '必填' },
    ];
    wire.answer = json({
      result: 'ERR',
      code: 400,
      message: 'Bad',
      zhMessage: '错误',
      errors,
      requestId: 'r-1',
    });
    const onRefused = vi.fn<(error: ApiError) => void>();
    const error = await fault(client({ onRefused }).call(flags));
    expect(error).toMatchObject({
      kind: 'rejected',
      code: 400,
      message: 'Bad',
      zhMessage: '错误',
      errors,
      requestId: 'r-1',
      call: flags,
    });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(error);
  });

  test.each([
    ['body code 555', 200, { result: 'ERR', code: 555, message: 'Back at 5' }, 'maintenance'],
    ['body code 401', 200, { result: 'ERR', code: 401 }, 'signed-out'],
    ['body code "401" as a text', 200, { result: 'ERR', code: '401' }, 'signed-out'],
    ['HTTP 401', 401, {}, 'signed-out'],
    ['HTTP 503 without a body of ours', 503, 'busy', 'rejected'],
    ['a body that is no envelope', 200, [1, 2], 'rejected'],
    ['data of another shape', 200, { result: 'OK', data: [{ featureFlagKey: 1 }] }, 'rejected'],
  ])('%s', async (_name, status, body, kind) => {
    wire.answer = json(body, status);
    expect(await fault(client().call(flags))).toMatchObject({ kind });
  });

  test('a pause without a text leaves the text to the maintenance page', async () => {
    wire.answer = json({ result: 'ERR', code: 555 });
    expect(await fault(client().call(flags))).toMatchObject({
      kind: 'maintenance',
      message: '',
      zhMessage: '',
    });
  });

  test('a refusal without text falls back to "Server error, please try again later"', async () => {
    wire.answer = (_request, response) => response.writeHead(502).end('<html>Bad gateway</html>');
    expect(await fault(client().call(flags))).toMatchObject({
      code: 502,
      message: 'Server error, please try again later',
      zhMessage: '服务器错误，请稍后再试',
    });
  });

  test.each([{}, { message: 'Error', zhMessage: '错误' }])(
    'the template list says its error in data',
    async (more) => {
      wire.answer = json({ result: 'ERR', data: 'Warehouse unknown', ...more });
      const error = await fault(client().call(importsApi.calls.listTemplates));
      expect(error).toMatchObject({ message: 'Warehouse unknown', zhMessage: 'Warehouse unknown' });
    },
  );

  test('too many requests include how long to wait', async () => {
    wire.answer = (_request, response) =>
      response.writeHead(429, { 'retry-after': '7' }).end('{"result":"ERR","code":429}');
    expect(await fault(client().call(flags))).toMatchObject({ code: 429, retryAfterSeconds: 7 });
  });

  test('a wrong password on a public call signs no one out', async () => {
    wire.answer = signedOut;
    const refresh = vi.fn<() => Promise<string>>(() => Promise.resolve('token-2'));
    const login = client({ refresh }).call(authApi.calls.login, { body: { userName: 'a', password: 'b' } });
    expect(await fault(login)).toMatchObject({ kind: 'rejected', code: 401 });
    expect(refresh).not.toHaveBeenCalled();
  });
});
