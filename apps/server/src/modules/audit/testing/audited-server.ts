import { auditApi, type AuditEvent } from '@lading/contracts/audit';
import type { CallInput } from '@lading/contracts/core';
import { afterAll } from 'vitest';
import { startTestServer } from '../../../platform/testing/test-server.ts';

const { auditPage } = auditApi.calls;
type Query = CallInput<typeof auditPage>['query'];

const token = 't'.repeat(40);
/** The headers of an operator. */
export const headers = { authorization: `Bearer ${token}` };

/** A server for the tests of a file that accepts operators, with a seller and its audit log; it is closed afterwards. */
export async function auditedServer() {
  const server = await startTestServer({ LADING_OPERATOR_TOKEN: token });
  afterAll(() => server.close());
  const seller = await server.signIn('seller@lading.test');
  const { orgId, userId } = (await server.platform.tokens.read(seller.accessToken))!;

  async function entries(query: Query = {}, caller = seller): Promise<AuditEvent[]> {
    const answer = await server.call(auditPage, { query: { pageSize: 200, ...query } }, caller);
    if (answer.result !== 'OK') throw new Error(answer.message);
    return answer.data.records;
  }
  const newest = async (query: Query = {}, caller = seller) => (await entries(query, caller))[0];

  return { server, seller, orgId, userId, entries, newest };
}
