import { afterAll } from 'vitest';
import { startTestServer, type Caller, type TestServer } from './test-server.ts';

/** A server for the tests of a file, with a seller and a person of another organization signed in; it is closed afterwards. */
export async function twoOrganizations(
  env: Record<string, string> = {},
): Promise<{ server: TestServer; seller: Caller; other: Caller }> {
  const server = await startTestServer(env);
  afterAll(() => server.close());
  const seller = await server.signIn('seller@lading.test');
  const other = await server.signIn('other@lading.test');
  return { server, seller, other };
}
