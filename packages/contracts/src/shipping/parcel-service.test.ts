import { expect, test } from 'vitest';
import { parcelService } from './parcel-service.ts';

test.each([
  ['UPS', 'ups_ground', 'ups-ground'],
  ['ups', 'UPS® Ground', 'ups-ground'],
  ['UPS', 'UPS Ground Saver', 'ups-ground-saver'],
  ['UPS', 'Next Day Air', undefined],
  ['FedEx', 'FedEx Home Delivery', 'fedex-ground'],
  ['FEDEX', 'FEDEX_GROUND', 'fedex-ground'],
  ['FedEx', 'Ground Economy', undefined],
  ['FedEx', 'PRIORITY_OVERNIGHT', 'fedex-express'],
  ['USPS', 'Ground Advantage', 'usps-ground-advantage'],
  ['ＵＳＰＳ', 'usps_priority_mail', 'usps'],
  ['DHL', 'Express', undefined],
  ['constructor', 'ground', undefined],
  ['', '', undefined],
])('%s %s has the bounds of %s (decision D11)', (carrier, service, expected) => {
  expect(parcelService(carrier, service)).toBe(expected);
});
