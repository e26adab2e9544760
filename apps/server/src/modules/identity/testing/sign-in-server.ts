import { authApi } from '@lading/contracts/identity';
import { afterAll, afterEach } from 'vitest';
import { newestMail } from '../../../platform/testing/newest-mail.ts';
import { startTestServer } from '../../../platform/testing/test-server.ts';

/** The password of every seeded person. */
export const good = 'Lading_2026';

/** A server for the tests of a file; it sends mail, accepts calls from any network address, and is closed afterwards. */
export async function signInServer() {
  const server = await startTestServer();
  await server.platform.jobs.start();
  // Ends the windows of attempts, so that tests do not affect each other.
  afterEach(() => server.clock.advance(3_601_000));
  afterAll(() => server.close());

  const post = (path: string, payload: object, headers: Record<string, string>, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      payload,
      remoteAddress,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    });
  const login = (
    userName: string,
    password: string,
    headers: Record<string, string> = {},
    address = '127.0.0.1',
  ) => post(authApi.calls.login.path, { userName, password }, headers, address);

  /** The code in the latest mail. */
  async function mailedCode(): Promise<string> {
    const newest = await newestMail(server);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
  }
  return { server, post, login, mailedCode };
}
