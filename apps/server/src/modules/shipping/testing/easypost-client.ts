import { carrierAccountsApi } from '@lading/contracts/shipping';
import { afterAll } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { startTestServer, type Caller } from '../../../platform/testing/test-server.ts';
import { easyPostSite } from '../carriers/easypost/testing/easypost-site.ts';

const { connectAccount, accountList } = carrierAccountsApi.calls;

/** A service of the network that the demo carrier does not offer. */
export const own = 'USPS.GroundAdvantage';

/** A server for the tests of a file with a stand-in for EasyPost, and a seller who can connect an account there. */
export async function easyPostClient() {
  const site = await easyPostSite();
  const server = await startTestServer({ LADING_EASYPOST_API: site.address });
  const seller = await server.signIn('seller@lading.test');
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  return {
    site,
    server,
    seller,
    connect: (apiKey = site.key, caller: Caller = seller) =>
      server.call(connectAccount, { body: { network: 'easypost', name: 'Own EasyPost', apiKey } }, caller),
    listed: async () => (await dataOf(server.call(accountList, {}, seller))).accounts,
  };
}
