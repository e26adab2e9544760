import { expect, it } from 'vitest';
import { voidDaysOf } from './void-window-rules.ts';

it.each([
  ['USPS.GroundAdvantage', 30],
  ['usps.usps_priority', 30],
  ['UPSDAP.2ndDayAir', 90],
  ['UPS.ups_ground', 90],
  ['FedExDefault.FEDEX_GROUND', 90],
  ['FedEx.fedex_2_day', 90],
  ['DHLExpress.ExpressWorldwide', 30],
  ['', 30],
])('a label of %s can be voided within %i days', (serviceCode, days) => {
  expect(voidDaysOf(serviceCode)).toBe(days);
});
