import { expect, it } from 'vitest';
import { serviceName } from './service-name.ts';

it.each([
  ['UPS', 'UPS Ground', 'UPS Ground'],
  ['FedEx', 'Home Delivery', 'FedEx · Home Delivery'],
  ['USPS', null, 'USPS'],
  [null, 'Ground', 'Ground'],
  [undefined, '', ''],
])('carrier %j with service %j reads %j', (carrier, service, text) => {
  expect(serviceName(carrier, service)).toBe(text);
});
