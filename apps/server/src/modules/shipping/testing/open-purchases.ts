import type { TestServer } from '../../../platform/testing/test-server.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { purchaseService } from '../purchase.service.ts';
import { quoteService } from '../quote.service.ts';

/** The purchases of another node on the database of a test's server, so that a test can stop between their steps. */
export function openPurchasing(
  { platform }: TestServer,
  carriers: readonly CarrierAdapter[] = platformCarriers(platform),
) {
  const accounts = fixedAccounts(carriers);
  const quotes = quoteService(platform, accounts);
  return { carriers, quotes, purchases: purchaseService(platform, accounts, quotes) };
}

/** The same with carriers that know of no purchase: one whose reply was lost ends as not bought. */
export const forgetfulPurchasing = (server: TestServer) =>
  openPurchasing(
    server,
    platformCarriers(server.platform).map((carrier) => ({ ...carrier, find: () => Promise.resolve(null) })),
  );
