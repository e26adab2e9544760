import { fundsService } from '../../src/modules/funds/index.ts';
import { unrecorded } from '../../src/platform/audit/audit-note.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { SeededOrganization } from './seed.ts';

/** Cents in the postage wallet of each demo account that buys labels, by the address of its person. */
const openingBalances: Readonly<Record<string, number>> = {
  'seller@lading.test': 50_000,
  'shipper@lading.test': 10_000,
};

/** Tops up wallets of the demo through the steps of a person: a payment is requested, and confirmed on the demo's payment page. */
export async function fundWallets(
  platform: Platform,
  organisations: readonly SeededOrganization[],
): Promise<void> {
  const funds = fundsService(platform);
  for (const { orgId, userId, person } of organisations) {
    const minor = openingBalances[person.email];
    if (minor === undefined) continue;
    const { reference } = await funds.topUp(
      {
        db: (work) => platform.database.asOrganization(orgId, work),
        user: { userId },
        idempotencyKey: { text: 'demo-opening-balance', bodyDigest: '' },
      },
      { amount: { minor, currency: 'USD' }, method: 'demo' },
    );
    await funds.operator.confirm(unrecorded, reference);
  }
}
