import { afterAll } from 'vitest';
import { startTestServer, type Caller, type TestServer } from './test-server.ts';

/** A server for the tests of a file, with a seller and somebody of another organisation signed in; it is closed behind them. */
export async function twoOrganisations(): Promise<{ server: TestServer; seller: Caller; other: Caller }> {
  const server = await startTestServer();
  afterAll(() => server.close());
  const seller = await server.signIn('seller@lading.test');
  const other = await server.signIn('other@lading.test');
  return { server, seller, other };
}
