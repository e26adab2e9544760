import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localOperatorToken } from './require-operator.ts';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';
import { serveTrial, trial } from './testing/trial-service.ts';

let server: TestServer;
let seller: Caller;
let uploaded = '';
beforeAll(async () => {
  const register = serveTrial((path) => {
    uploaded = path;
  });
  server = await startTestServer({}, { register });
  seller = await server.signIn('seller@lading.test');
});
afterAll(() => server.close());

describe('an upload', () => {
  const file = new File(['sku\n007'], '../商品.csv');

  it('is streamed to a file that is deleted after the call', async () => {
    const answer = await server.call(
      trial.calls.upload,
      { params: { name: 'a/b' }, body: { file, count: '3' } },
      seller,
    );
    expect(answer).toEqual({
      result: 'OK',
      data: {
        text: 'sku\n007',
        fileName: expect.stringContaining('商品.csv') as string,
        count: 3,
        name: 'a/b',
      },
    });
    await expect(readFile(uploaded)).rejects.toThrow('ENOENT');
  });

  it('reports a missing file and an unexpected part', async () => {
    const body = { count: '3', wrong: file } as never;
    const answer = await server.call(trial.calls.upload, { params: { name: 'x' }, body }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'wrong' }, { fieldName: 'file' }] });
  });

  it('is not read before the caller is authenticated', async () => {
    const response = await server.send(trial.calls.upload, {
      params: { name: 'x' },
      body: { file, count: 1 },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('a reply', () => {
  it('streams lines to a caller that accepts them, and one body to others', async () => {
    const lines = await server.send(trial.calls.tableLines, {});
    expect([lines.headers['content-type'], lines.body]).toEqual(['application/x-ndjson', '1\n2\n3\n']);
    expect(await server.call(trial.calls.table, {})).toEqual({ result: 'OK', data: [1, 2, 3] });
  });

  it('that is a file is saved under its name and never shown within our origin', async () => {
    const response = await server.send(trial.calls.file, {});
    expect(response.body).toBe('a,b');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="__ _1_.csv"; filename*=UTF-8''%E8%AE%A2%E5%8D%95%20%221%22.csv`,
    );
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is never cached', async () => {
    expect((await server.send(trial.calls.table, {})).headers['cache-control']).toBe('no-store');
  });
});

describe('a request', () => {
  it('may be form-encoded where the contract allows it, and only there', async () => {
    expect(await server.call(trial.calls.mark, { body: { messageId: '7' } })).toEqual({
      result: 'OK',
      data: '7',
    });
    const json = await server.app.inject({
      method: 'POST',
      url: trial.calls.mark.path,
      payload: { messageId: '7' },
    });
    expect(json.json()).toMatchObject({ code: 400 });
  });

  it('normalizes its texts, except those of a file', async () => {
    const body = { texts: ['Cafe\u0301'] };
    const kept = await server.call(trial.calls.note, { params: { name: 'cre\u0302me' }, body });
    expect(kept).toEqual({ result: 'OK', data: ['cr\u00eame', 'Caf\u00e9'] });
    expect(await server.call(trial.calls.noteOfFile, { body })).toEqual({ result: 'OK', data: body.texts });
  });

  it("that changes state by GET cannot come from another site's page", async () => {
    const from = (site: string) => server.send(trial.calls.touch, {}, seller, { 'sec-fetch-site': site });
    expect((await from('same-origin')).json()).toMatchObject({ result: 'OK' });
    for (const site of ['cross-site', 'same-site'])
      expect((await from(site)).json()).toMatchObject({ code: 403 });
  });

  it('is refused if its session ends while its body arrives', async () => {
    const leaver = await server.signIn('seller@lading.test');
    const send = (payload: Readable) =>
      server.app.inject({
        method: 'POST',
        url: trial.calls.draft.path,
        payload,
        headers: { authorization: `Bearer ${leaver.accessToken}`, 'content-type': 'application/json' },
      });
    expect((await send(Readable.from(['{"text":', '"a"}']))).json()).toEqual({ result: 'OK', data: 'a' });
    // The body is read once the caller is admitted.
    const slow = new Readable({
      read() {
        server.platform.sessions.end(leaver.sessionId);
        this.push('{"text":"a"}');
        this.push(null);
      },
    });
    expect((await send(slow)).statusCode).toBe(401);
  });

  it('passes a well-formed idempotency key to the handler', async () => {
    const keyed = (key: string) => server.call(trial.calls.keyed, {}, undefined, { 'idempotency-key': key });
    expect(await keyed('a-1')).toEqual({ result: 'OK', data: 'a-1' });
    expect(await keyed('x'.repeat(201))).toMatchObject({ code: 400 });
  });

  it('stores no digest that would help to guess a password given by an operator', async () => {
    const body = { password: 'Guess_me_1' };
    const authorization = `Bearer ${localOperatorToken(server.platform.secrets)}`;
    const ask = (key: string) =>
      server.call(trial.calls.opened, { body }, undefined, { authorization, 'idempotency-key': key });
    const plain = createHash('sha256')
      .update(JSON.stringify([null, body]))
      .digest('base64url');
    const first = await ask('b-1');
    expect(first).toEqual({ result: 'OK', data: expect.stringMatching(/^keyed:[\w-]{43}$/) as string });
    expect(first).not.toEqual({ result: 'OK', data: `keyed:${plain}` });
    expect(await ask('b-2')).toEqual(first);
  });
});
