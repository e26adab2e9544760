import type { LocalizedText } from '@lading/contracts/core';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import type { Manifestable } from './manifestable.store.ts';

/** Why a shipment cannot be in a manifest; null: it can. `today` is the day of its carrier. */
export function whyNotManifested(
  { accountId, labelStatus, trackingStatus, manifestId, shipDate }: Manifestable,
  { today, isOffered }: { today: string; isOffered: boolean },
): LocalizedText | null {
  const isUsable = labelStatus === 'PURCHASED' || labelStatus === 'PRINTED';
  if (accountId === null || !isUsable) return shipmentServiceMessages.manifestNoLabel();
  if (manifestId !== null) return shipmentServiceMessages.manifestTaken({ manifestId });
  if (!isOffered) return shipmentServiceMessages.manifestNotOffered();
  if (trackingStatus !== 'UNKNOWN' && trackingStatus !== 'PRE_TRANSIT')
    return shipmentServiceMessages.manifestScanned();
  if (shipDate === null || shipDate < today)
    return shipmentServiceMessages.manifestPast({ day: shipDate ?? '–' });
  return null;
}

/** Groups shipments by carrier account, carrier, origin and ship date, one manifest each. */
export function manifestGroups<One extends Manifestable>(shipments: readonly One[]): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of shipments) {
    const { addressLine1, addressLine2, city, zipCode, countryCode } = one.origin ?? {};
    const place = [addressLine1, addressLine2, city, zipCode, countryCode].map((text) =>
      (text ?? '').trim().toLowerCase(),
    );
    const key = JSON.stringify([one.accountId, one.carrierName, one.shipDate, ...place]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
