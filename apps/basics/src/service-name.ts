import type { ShipmentSummary } from '@lading/contracts/shipping';

/** Carrier and service in one line; a service that bears its carrier's name already, such as `UPS Ground`, stands alone. */
export function serviceName(carrier: string | null | undefined, service: string | null | undefined): string {
  if (!carrier || !service) return carrier || service || '';
  return service.toLowerCase().startsWith(carrier.toLowerCase()) ? service : `${carrier} · ${service}`;
}

/** The service of a shipment, by the name that its carrier gives it; one that the carrier has not named, as it was written. */
export function shippedBy(
  {
    carrierName,
    serviceCode,
    serviceName: named,
  }: Pick<ShipmentSummary, 'carrierName' | 'serviceCode' | 'serviceName'>,
  { pick }: { pick: (english: string, chinese: string) => string },
): string {
  return serviceName(carrierName, named ? pick(named.en, named.zh) : serviceCode);
}
