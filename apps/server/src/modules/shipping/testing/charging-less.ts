import type { TestServer } from '../../../platform/testing/test-server.ts';
import { platformCarriers } from '../carriers/carrier-accounts.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { workedExample } from './buy-labels.ts';

/** The carriers of the platform, of which the one that sold a label charges five dollars less than it quoted for it, and nothing else. */
export async function chargingLess(
  { platform }: Pick<TestServer, 'platform'>,
  purchaseId: string,
): Promise<CarrierAdapter[]> {
  const { rows } = await platform.database.pool.query<{ ref: string; account: string; charged: string }>(
    'select carrier_ref as ref, account_id as account, charged from label_purchase where purchase_id = $1',
    [purchaseId],
  );
  const { ref, account, charged } = rows[0]!;
  const [declared] = workedExample.packages;
  const was = { minor: Number(charged), currency: 'USD' };
  const line = {
    carrierRef: ref,
    invoiceLine: `LESS-${purchaseId}`,
    packageNo: 1,
    time: platform.clock.now().toISOString(),
    reason: 'weight' as const,
    declared: declared!,
    measured: { ...declared!, weight: 6 },
    was,
    now: { ...was, minor: was.minor - 500 },
    evidence: [],
  };
  return platformCarriers(platform).map((carrier) => ({
    ...carrier,
    adjustments: () => Promise.resolve(carrier.accountId === account ? [line] : []),
  }));
}
