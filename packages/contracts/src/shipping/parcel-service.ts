import { compatibleForm } from '../core/same-text.ts';
import type { ParcelService } from './parcel-bounds.ts';

/** How the service of a carrier is recognized, the narrower first: "Ground Saver" before "Ground". Null is one that is not in the table. */
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
 * The service of the parcel bounds (decision D11) that a carrier and service are, however a person or shop writes them: "UPS" and
 * "ups_ground", "USPS" and "Ground Advantage". Undefined for one whose bounds are not known.
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
