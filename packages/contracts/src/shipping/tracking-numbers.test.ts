import { describe, expect, test } from 'vitest';
import { carrierOfNumber, isPostalNumber, trackingPage } from './tracking-numbers.ts';

describe('a tracking number', () => {
  test.each([
    ['1Z5R89390357567127', 'UPS'],
    ['1z 5r8 939 03 5756 7127', 'UPS'],
    ['1Z5R89390357567128', undefined],
    ['9400100110368068953228', 'USPS'],
    ['9400 1001 1036 8068 9532 28', 'USPS'],
    ['9400100110368068953229', undefined],
    ['RB123456785US', 'USPS'],
    ['RB123456784US', undefined],
    ['RB123456785CA', 'Canada Post'],
    // The demo's own, which no carrier has.
    ['095212340000000013', undefined],
    ['', undefined],
    ['not a number', undefined],
  ])('%s is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  test.each([
    ['986578788855', 'FedEx'],
    ['986578788856', undefined],
    ['3318810025', 'DHL Express'],
    ['3318810026', undefined],
  ])('%s, digits only, is one of %s', (number, carrier) => {
    expect(carrierOfNumber(number)).toBe(carrier);
  });

  test('of another post is recognized by its check digit', () => {
    expect(isPostalNumber('RB123456785GB')).toBe(true);
    expect(isPostalNumber('RB 123 456 785 GB')).toBe(true);
    expect(isPostalNumber('RB123456786GB')).toBe(false);
  });

  test('links to the page of its carrier, named by the shipment or derived from the number', () => {
    expect(trackingPage('UPS', '1Z 5R89390357567127')).toEqual({
      carrier: 'UPS',
      address: 'https://www.ups.com/track?tracknum=1Z5R89390357567127',
    });
    expect(trackingPage('usps', '9205')?.address).toContain('tools.usps.com');
    expect(trackingPage('Own account', '9400100110368068953228')?.carrier).toBe('USPS');
    expect(trackingPage('Demo Carrier', '095212340000000013')).toBeNull();
    expect(trackingPage(null, '')).toBeNull();
  });
});
