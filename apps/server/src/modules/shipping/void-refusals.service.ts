import type { LocalizedMessage } from '@lading/contracts/core';
import type { ShipmentSummary } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import { readUnusedLabels } from './unused-label.store.ts';
import { voidRefusal } from './void-refusal-rules.ts';

/** Whether its labels may be unused, as far as a list knows: most shipments have left. */
const isMaybeUnused = ({ shipmentStatus, labelStatus }: ShipmentSummary): boolean =>
  shipmentStatus === 'LABEL_CREATED' && (labelStatus === 'PURCHASED' || labelStatus === 'PRINTED');

/** Why unused labels cannot be voided (shipping design, "Void"): a person sees it before they request it. */
export function voidRefusals({ clock }: Pick<Platform, 'clock'>, accounts: CarrierAccounts) {
  /** Adds the reason to each shipment whose unused labels cannot be voided. */
  return async function withVoidRefusals<Shipment extends ShipmentSummary>(
    { db, user }: Pick<SignedInContext, 'db' | 'user'>,
    shipments: readonly Shipment[],
  ): Promise<Shipment[]> {
    const ids = shipments.filter(isMaybeUnused).map(({ shipmentId }) => shipmentId);
    if (ids.length === 0) return [...shipments];
    const labels = await db((trx) => readUnusedLabels(trx, ids));
    const carriers = new Map<string, CarrierAdapter | undefined>();
    for (const { accountId } of labels)
      if (!carriers.has(accountId)) carriers.set(accountId, await accounts.find(user.orgId, accountId));
    const now = clock.now();
    const refusals = new Map<string, LocalizedMessage | null>(
      labels.map((label) => [label.shipmentId, voidRefusal(carriers.get(label.accountId), label, now)]),
    );
    return shipments.map((one) => {
      const refusal = refusals.get(one.shipmentId);
      return refusal ? { ...one, voidRefusal: refusal } : one;
    });
  };
}
