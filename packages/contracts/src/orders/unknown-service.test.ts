import { expect, it } from 'vitest';
import { unknownService } from './unknown-service.ts';

it.each([
  ['UPS', 'Ground', undefined],
  ['ups', '', undefined],
  ['', 'Pigeon Post', undefined],
  ['', '', undefined],
  ['Pigeon Post', 'Ground', 'carrierName orders.carrierUnknown'],
  ['Pigeon Post', '', 'carrierName orders.carrierUnknown'],
  ['USPS', 'Pigeon Post', 'serviceCode orders.serviceUnknown'],
])('carrier %j and service %j: %s', (carrier, service, expected) => {
  const found = unknownService(carrier, service);
  expect(found && `${found.fieldName} ${found.code}`).toBe(expected);
});
