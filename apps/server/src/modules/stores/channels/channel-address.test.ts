import { describe, expect, it } from 'vitest';
import { channelAddress } from './channel-address.ts';

describe('the address of a channel', () => {
  it.each([
    ['SG', '', '', 'Singapore'],
    ['VA', null, '', 'Vatican City'],
    ['MC', undefined, '', 'Monaco'],
    ['GI', ' ', '', 'Gibraltar'],
    ['HK', 'Kowloon', 'KOWLOON', 'Kowloon'],
    ['HK', '', 'KOWLOON', 'Hong Kong'],
    ['AE', '', 'Dubai', 'Dubai'],
    ['KY', '', '', 'Cayman Islands'],
    ['sg', '', '', 'Singapore'],
    ['US', '', 'MA', ''],
    ['DE', '', '', ''],
  ])('of %s with city %j and state %j has the city %j', (countryCode, city, stateCode, meant) => {
    expect(channelAddress({ countryCode, city, stateCode }).city).toBe(meant);
  });

  it.each([
    ['+1 (617) 555-0100 ext. 42, ring twice and ask for the porter', '+1 (617) 555-0100 ext. 42'],
    ['+1 617 555 0132', '+1 617 555 0132'],
    [
      'call the porter of the house beside the old post office',
      'call the porter of the house beside the old post o',
    ],
  ])('keeps of the phone %s what is one', (phone, meant) => {
    expect(channelAddress({ phone }).phone).toBe(meant);
  });
});
