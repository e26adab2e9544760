import type { ShipmentSummary } from '@lading/contracts/shipping';

/** Carrier and service in one line; a service that already contains its carrier's name, such as `UPS Ground`, is used alone. */
export function serviceName(carrier: string | null | undefined, service: string | null | undefined): string {
  if (!carrier || !service) return carrier || service || '';
  return service.toLowerCase().startsWith(carrier.toLowerCase()) ? service : `${carrier} · ${service}`;
}

/** The service of a shipment, by its carrier's name for it, otherwise as entered. */
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
