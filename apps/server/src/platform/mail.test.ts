import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { systemClock } from './clock.ts';
import { mailFolder, openMail } from './mail.ts';
import { startMailStandIn } from './testing/mail-stand-in.ts';

const servers: { close(): unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));
/** Its port, and the lines that it receives. */
async function plainMailServer() {
  const standIn = await startMailStandIn();
  servers.push(standIn);
  return standIn;
}

const letter = { siteName: 'Lading', to: 'ada@example.test', subject: 'Hello', text: 'A secret.' };
const mailTo = (url: string) => openMail(readConfig({ SMTP_URL: url, NODE_ENV: 'test' }), systemClock);

test('a mail is sent by SMTP', async () => {
  const { port, lines } = await plainMailServer();
  await mailTo(`smtp://127.0.0.1:${port}`).send(letter);
  expect(lines).toContain('A secret.');
});

test('nothing is sent unencrypted where encryption is required', async () => {
  const { port, lines } = await plainMailServer();
  await expect(mailTo(`smtp://127.0.0.1:${port}?requireTLS=true`).send(letter)).rejects.toMatchObject({
    code: 'ETLS',
  });
  expect(lines.join()).not.toContain('ada@example.test');
});

test('a mail server that never finishes its answer is given up, and its connection closed', async () => {
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const drip = setInterval(() => socket.write('250-one moment\r\n'), 20);
      socket.once('close', () => {
        clearInterval(drip);
        closed.resolve();
      });
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, NODE_ENV: 'test' });
  await expect(openMail(config, systemClock, 300).send(letter)).rejects.toThrow('took more than 0.3 s');
  await closed.promise;
});

test('a written mail truncated by a full disk does not hide the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lading-mail-'));
  const config = readConfig({ DATA_DIR: folder });
  const mail = openMail(config, systemClock);
  await mail.send(letter);
  await writeFile(join(mailFolder(config), '9999-cut-off.json'), '{"time":"2026-');
  expect(await mail.written()).toMatchObject([{ subject: 'Hello' }]);
  await rm(folder, { recursive: true });
});
