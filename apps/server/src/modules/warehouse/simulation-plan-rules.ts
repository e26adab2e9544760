import { createHash } from 'node:crypto';
import type { Address } from '@lading/contracts/core';
import type { ReturnDisposition, ReturnReason } from '@lading/contracts/warehouse';
import { seededChance, type Chance } from '../../platform/seeded-chance.ts';

/** The only inputs of a simulation's random draws, so that the same seed always gives the same history. */
export interface SimulatedAt {
  seed: number;
  warehouseCode: string;
  orgName: string;
  /** YYYY-MM-DD in the warehouse. */
  day: string;
}

/** Separate draws per name, independent of all others. */
export function chanceOf(...names: readonly (string | number)[]): Chance {
  const digest = createHash('sha256').update(names.join('\n')).digest();
  return seededChance(digest.readUInt32BE(0) % 2_147_483_646);
}

/** Days since 1970. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The date a number of days later. */
export const dayPlus = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);

/** The floor is closed on Sundays. */
export const isWorkday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0;

/** Whether a periodic activity of a client falls on a day. */
export function isTurn({ seed, warehouseCode, orgName, day }: SimulatedAt, what: string, every: number) {
  return (dayNumber(day) + chanceOf(seed, warehouseCode, orgName, what).below(every)) % every === 0;
}

/** A client's document number, such as `PO-261105-2`; seeds other than 1 are part of it. */
export function referenceOf({ seed, day }: SimulatedAt, kind: string, index: number): string {
  const number = `${day.slice(2).replaceAll('-', '')}-${index + 1}`;
  return seed === 1 ? `${kind}-${number}` : `${kind}${seed}-${number}`;
}

/** Number of orders of a client in a day: it varies by client, weekends have fewer. */
export function ordersOn(at: SimulatedAt): number {
  const size = 3 + chanceOf(at.seed, at.orgName, 'size').below(3);
  const chance = chanceOf(at.seed, at.warehouseCode, at.orgName, at.day, 'orders');
  const weekday = new Date(`${at.day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? chance.below(size) : size - 1 + chance.below(size);
}

/** Goods of an order: rank in the client's range, best seller first, and units. */
export function goodsOf(chance: Chance, range: number): { rank: number; quantity: number }[] {
  const lines = chance.below(10) < 7 ? 1 : chance.below(10) < 8 ? 2 : 3;
  const ranks = new Set(
    Array.from({ length: lines }, () => Math.min(chance.below(range), chance.below(range))),
  );
  return [...ranks].map((rank) => ({
    rank,
    quantity: chance.below(10) < 7 ? 1 : 2 + chance.below(chance.below(10) < 8 ? 2 : 5),
  }));
}

/** Target stock of a product in units, by its rank. */
export const targetOf = (rank: number): number => Math.max(12, 48 - rank * 3);

/** Counted units of an announced line: about 6 in 100 are short, 4 damaged, and 2 over. */
export function countOf(chance: Chance, expected: number): { good: number; damaged: number } {
  const draw = chance.below(100);
  if (draw < 6) return { good: Math.max(0, expected - 1 - chance.below(3)), damaged: 0 };
  if (draw < 10) {
    const damaged = Math.min(expected, 1 + chance.below(2));
    return { good: expected - damaged, damaged };
  }
  return { good: expected + (draw < 12 ? 1 + chance.below(2) : 0), damaged: 0 };
}

/** Days after shipping on which a customer sends an order back; undefined for most. */
export const returnedAfter = (chance: Chance): number | undefined =>
  chance.below(100) < 7 ? 5 + chance.below(8) : undefined;

/** Whether a client decides on a discrepancy today: after three days on average. */
export const isDecided = (chance: Chance): boolean => chance.below(3) === 0;

export const returnReasonOf = (chance: Chance): ReturnReason =>
  chance.one(['UNWANTED', 'UNWANTED', 'UNWANTED', 'DAMAGED', 'WRONG_ITEM', 'UNDELIVERABLE'] as const);

/** The destination of a returned unit: most can be sold again. */
export function dispositionOf(chance: Chance): ReturnDisposition {
  const draw = chance.below(20);
  return draw < 14 ? 'RESTOCK' : draw < 18 ? 'DAMAGED' : 'DISPOSE';
}

/** The difference of a bin count from the record: rarely any. */
export function varianceOf(chance: Chance): number {
  const draw = chance.below(100);
  return draw < 5 ? -1 : draw < 8 ? 1 : 0;
}

const carriers = [
  { carrierName: 'UPS', serviceCode: 'GROUND', prefix: '1Z', digits: 16 },
  { carrierName: 'FedEx', serviceCode: 'FEDEX_GROUND', prefix: '77', digits: 10 },
  { carrierName: 'USPS', serviceCode: 'GROUND_ADVANTAGE', prefix: '94', digits: 20 },
] as const;

/** The departure data of a parcel. */
export function carrierOf(chance: Chance): {
  carrierName: string;
  serviceCode: string;
  trackingNumber: string;
} {
  const { prefix, digits, ...carrier } = chance.one(carriers);
  const number = Array.from({ length: digits }, () => chance.below(10)).join('');
  return { ...carrier, trackingNumber: `${prefix}${number}` };
}

const firstNames = ['Ava', 'Noah', 'Lucia', 'Owen', 'Priya', 'Marcus', 'Hannah', 'Diego', 'Wen', 'Ingrid'];
const lastNames = ['Novak', 'Bennett', 'Castillo', 'Okafor', 'Lindgren', 'Tran', 'Moreau', 'Patel', 'Hughes'];
const places = [
  ['Portland', 'OR', '97209'],
  ['Denver', 'CO', '80205'],
  ['Austin', 'TX', '78702'],
  ['Chicago', 'IL', '60614'],
  ['Brooklyn', 'NY', '11215'],
  ['Seattle', 'WA', '98103'],
  ['Savannah', 'GA', '31401'],
  ['Oakland', 'CA', '94610'],
  ['Ann Arbor', 'MI', '48104'],
  ['Tucson', 'AZ', '85719'],
] as const;
const streets = ['Maple St', 'Division Ave', 'Orchard Rd', 'Harbor Way', 'N 5th St', 'Lakeview Dr'];

/** A customer; street and phone are made up. */
export function recipientOf(chance: Chance): Address {
  const [city, stateCode, zipCode] = chance.one(places);
  return {
    name: `${chance.one(firstNames)} ${chance.one(lastNames)}`,
    company: null,
    email: null,
    addressLine1: `${100 + chance.below(8_900)} ${chance.one(streets)}`,
    addressLine2: null,
    city,
    stateCode,
    zipCode,
    countryCode: 'US',
    phone: `555-01${10 + chance.below(90)}`,
  };
}
