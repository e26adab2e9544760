import { compatibleForm } from '../core/same-text.ts';
import type { ParcelService } from './parcel-bounds.ts';

/**
 * Patterns that recognize the service of a carrier, the narrower first: "Ground Saver" before "Ground". Null for a service
 * without limits in the table.
 */
const services: Readonly<
  Record<string, readonly (readonly [pattern: RegExp, service: ParcelService | null])[]>
> = {
  ups: [
    [/groundsaver|surepost/, 'ups-ground-saver'],
    [/ground/, 'ups-ground'],
  ],
  fedex: [
    [/economy|smartpost|freight/, null],
    [/ground|homedelivery/, 'fedex-ground'],
    [/express|overnight|2day/, 'fedex-express'],
  ],
  usps: [
    [/groundadvantage/, 'usps-ground-advantage'],
    [/priority|firstclass|media|library/, 'usps'],
  ],
};

/**
 * The service of the parcel limits (decision D11) for a carrier and service in any notation: "UPS" and "ups_ground", "USPS" and
 * "Ground Advantage". Undefined if its limits are unknown.
 */
export function parcelService(carrierName: string, serviceCode: string): ParcelService | undefined {
  const carrier = plain(carrierName);
  if (!Object.hasOwn(services, carrier)) return undefined;
  const service = plain(serviceCode);
  return services[carrier]?.find(([pattern]) => pattern.test(service))?.[1] ?? undefined;
}

function plain(text: string): string {
  return compatibleForm(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
