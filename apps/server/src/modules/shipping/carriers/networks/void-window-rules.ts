import { carrierNameOf } from './network-request-rules.ts';

/** Days within which carriers refund unused labels. */
const windows: Readonly<Record<string, number>> = { USPS: 30, UPS: 90, FedEx: 90 };
/** For other carriers, the shortest of these. */
const shortest = 30;

/** Days within which an unused label of a network's service can be voided; a service code starts with its carrier: `USPS.Priority`. */
export const voidDaysOf = (serviceCode: string): number =>
  windows[carrierNameOf(serviceCode.split('.')[0] ?? '')] ?? shortest;
