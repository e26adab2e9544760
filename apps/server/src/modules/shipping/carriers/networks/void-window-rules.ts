import { shortestVoidDays, usualVoidDays } from '@lading/contracts/shipping';
import { carrierNameOf } from './network-request-rules.ts';

const windows: Readonly<Record<string, number>> = usualVoidDays;

/** Days within which an unused label of a network's service can be voided; a service code starts with its carrier: `USPS.Priority`. */
export const voidDaysOf = (serviceCode: string): number =>
  windows[carrierNameOf(serviceCode.split('.')[0] ?? '')] ?? shortestVoidDays;
