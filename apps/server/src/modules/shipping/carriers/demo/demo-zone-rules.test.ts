import { describe, expect, it } from 'vitest';
import { demoZone, isDeliveryArea, isDomestic, isKnownZip3, regionOf, zip3Of } from './demo-zone-rules.ts';

it.each([
  ['94107', '941'],
  [' 94107-1234 ', '941'],
  ['941071234', '941'],
  ['00601', '006'],
  ['9410', undefined],
  ['SW1A 1AA', undefined],
  ['', undefined],
  [null, undefined],
])('the ZIP code %j begins with %s', (zipCode, zip3) => expect(zip3Of(zipCode)).toBe(zip3));

describe('zones within the US', () => {
  it.each([
    ['the same place', '941', '941', 2],
    ['San Francisco to Los Angeles', '941', '902', 4],
    ['San Francisco to New York', '941', '100', 8],
    ['Honolulu', '941', '968', 9],
    ['Anchorage to Seattle', '995', '981', 9],
    ['Puerto Rico', '100', '009', 9],
    ['a military address', '100', '090', 9],
    ['a place that does not exist', '941', '000', 9],
  ])('%s', (_name, from, to, zone) => {
    expect(demoZone(from, to)).toBe(zone);
    expect(demoZone(to, from)).toBe(zone);
  });
});

it.each([
  ['941', true],
  ['968', true],
  ['340', true],
  ['000', false],
])('the place of %s is known: %s', (zip3, isKnown) => expect(isKnownZip3(zip3)).toBe(isKnown));

it.each([
  ['941', false],
  ['893', true],
  ['997', true],
])('%s is a delivery area at a surcharge: %s', (zip3, isArea) => expect(isDeliveryArea(zip3)).toBe(isArea));

it.each([
  ['US', true],
  ['PR', true],
  ['CA', false],
  [null, false],
])('domestic services go to %s: %s', (country, isServed) => expect(isDomestic(country)).toBe(isServed));

it.each([
  ['CA', 'neighbors'],
  ['MX', 'neighbors'],
  ['DE', 'europe'],
  ['CN', 'asia-pacific'],
  ['BR', 'rest'],
])('%s is in the region %s', (country, region) => expect(regionOf(country)).toBe(region));
