import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { operatorPlatformApi } from '@lading/contracts/operator';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { openOperator } from './open-operator.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestServer;
let proxy: Server;
/** Answers to drop after the server has handled the request. */
let toLose = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: request.method ?? 'GET',
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': request.headers['content-type'] ?? '',
          'idempotency-key': String(request.headers['idempotency-key']),
        },
        ...(request.method === 'POST' && { body: await buffer(request) }),
      });
      const text = await answer.text();
      if (toLose > 0) {
        toLose -= 1;
        request.socket.destroy();
      } else response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await server.close();
});

it('a command whose answer is lost asks again, and runs once', async () => {
  toLose = 2;
  const { port } = proxy.address() as AddressInfo;
  const texts = [
    '--title-en',
    'Dock 9',
    '--title-zh',
    '9 号月台',
    '--content-en',
    'Open',
    '--content-zh',
    '开放',
  ];
  const sent = await runCommand(['notify', 'publish', '--to', 'seller@lading.test', ...texts], {
    LADING_ADMIN_URL: `http://127.0.0.1:${port}`,
    LADING_SECRET: 'k'.repeat(40),
  });
  expect(sent).toMatchObject({ code: 0, err: '' });
  expect(toLose).toBe(0);
  const { rows } = await server.platform.database.pool.query(
    `select publication_id from publication where title_en = 'Dock 9'`,
  );
  expect(rows).toHaveLength(1);
});

it('a server that does not finish its answer is given up, without another try', async () => {
  let requests = 0;
  const silent = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200).write('{"result":');
  });
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const environment = { LADING_ADMIN_URL: `http://127.0.0.1:${port}`, LADING_SECRET: 'k'.repeat(40) };
  const operator = await openOperator(environment, 'Ada', 300);
  const { maintenance, setMaintenance } = operatorPlatformApi.calls;
  await expect(operator.call(maintenance, {})).rejects.toThrow(/has not answered within 0\.3 seconds\.$/);
  const changed = operator.call(setMaintenance, { body: { isOn: false } });
  await expect(changed).rejects.toThrow('check before you repeat');
  expect(requests).toBe(2);
});

it('a command of an earlier release does not touch a database of a newer one', async () => {
  const { database } = server.platform;
  await database.pool.query(
    `insert into schema_migration (name, timestamp) values ('9999-later', now()::text)`,
  );
  const environment = { DATABASE_URL: await databaseUrlOf(database), LADING_SECRET: 'k'.repeat(40) };
  expect(await runCommand(['maintenance', 'show'], environment)).toMatchObject({
    code: 1,
    err: expect.stringContaining('belongs to a newer release') as string,
  });
  await database.pool.query(`delete from schema_migration where name = '9999-later'`);
  expect(await runCommand(['maintenance', 'show'], environment)).toMatchObject({ code: 0, err: '' });
});
