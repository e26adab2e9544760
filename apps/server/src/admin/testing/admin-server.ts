import type { AddressInfo } from 'node:net';
import { authApi, saasAuthApi } from '@lading/contracts/identity';
import { afterAll } from 'vitest';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { runCommand } from './run-command.ts';

/** The password that a command has shown once. */
export const shownPassword = (out: string) => /shown this once: (\S+)$/.exec(out)?.[1] ?? '';

/** The command that creates an account. */
export const newUser = (email: string, ...more: string[]) => [
  'user',
  'create',
  '--email',
  email,
  '--first-name',
  'Ada',
  '--last-name',
  'Quay',
  ...more,
];

/** A listening server for the tests of a file, with the admin command; it is closed afterwards. */
export async function adminServer() {
  const secret = 'k'.repeat(40);
  const server = await startTestServer();
  afterAll(() => server.close());
  await server.app.listen({ port: 0, host: 'localhost' });
  const { port } = server.app.server.address() as AddressInfo;
  const environment = { LADING_ADMIN_URL: `http://localhost:${port}`, LADING_SECRET: secret };

  const run = (line: string | readonly string[], input?: string) =>
    runCommand(typeof line === 'string' ? line.split(' ') : line, environment, input);
  const orgOf = async (email: string) =>
    (await server.platform.tokens.read((await server.signIn(email)).accessToken))!.orgId;
  const login = (userName: string, password: string, host = 'localhost') =>
    server.call(
      host === 'localhost' ? authApi.calls.login : saasAuthApi.calls.login,
      { body: { userName, password } },
      undefined,
      { host },
    );
  return { server, secret, environment, run, orgOf, login };
}
