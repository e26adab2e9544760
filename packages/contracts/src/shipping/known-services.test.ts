import { describe, expect, it } from 'vitest';
import { isPost, unknownPart } from './known-services.ts';

describe('the carrier and service of an imported order', () => {
  it.each([
    ['UPS', 'ups_ground', null],
    ['ups', 'UPS® Next Day Air Saver', null],
    ['United Parcel Service', '2nd Day Air A.M.', null],
    ['FedEx', 'FEDEX_2_DAY', null],
    ['Fed Ex', 'Home Delivery', null],
    ['USPS', 'Ground Advantage', null],
    ['U.S. Postal Service', 'First-Class Package', null],
    ['DHL eCommerce', 'Parcel Expedited Max', null],
    ['顺丰速运', '特惠', null],
    ['UPS', 'Pigeon Post', 'service'],
    ['USPS', '', 'service'],
    ['Pigeon Post', 'Ground', 'carrier'],
    ['', 'Ground', 'carrier'],
  ])('%s, %s', (carrier, service, unknown) => {
    expect(unknownPart(carrier, service)).toBe(unknown);
  });
});

it.each([
  ['USPS', true],
  ['中国邮政', true],
  ['DHL Express', false],
  ['Demo Carrier', false],
  ['', false],
])('%s is a post: %s', (carrier, expected) => expect(isPost(carrier)).toBe(expected));
