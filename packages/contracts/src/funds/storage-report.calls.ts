import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId } from '../core/wire-values.ts';
import { exportOf, startedTask } from '../tasks/export.ts';

const report = '/api/wms-business/oms/storageReport';

/** Volumes are cubic meters with six decimals, as text; days are the warehouse's own, as YYYY-MM-DD. */
const cubicMeters = z.string();

/** First and last day of an age range, counted from the day of arrival as 1; the last one has no end. */
export const ageBuckets = [
  { from: 1, upTo: 30 },
  { from: 31, upTo: 60 },
  { from: 61, upTo: 90 },
  { from: 91, upTo: 180 },
  { from: 181, upTo: 270 },
  { from: 271, upTo: 360 },
  { from: 361, upTo: null },
] as const;

/** Maximum number of days in one report. */
export const storageDays = 366;

/** Stock in a warehouse at the end of each day. */
export const storageSeries = z.object({
  days: z.array(z.object({ day: calendarDay, units: z.number().int(), cubicMeters })),
});
export type StorageSeries = z.infer<typeof storageSeries>;

/** Current stock, by age and by product. */
export const storageAging = z.object({
  today: calendarDay,
  buckets: z.array(
    z.object({
      from: z.number().int(),
      upTo: z.number().int().nullable(),
      units: z.number().int(),
      cubicMeters,
    }),
  ),
  /** Largest volumes first, at most two hundred. */
  products: z.array(
    z.object({
      productId: wireId,
      skuCode: z.string(),
      skuName: z.string(),
      units: z.number().int(),
      /** Null: the product has no measures, so its storage cannot be counted. */
      cubicMeters: cubicMeters.nullable(),
      oldestDays: z.number().int(),
      /** When the next units become more expensive to store according to today's rate card. */
      nextStep: z
        .object({ day: calendarDay, units: z.number().int(), price: z.string(), nextPrice: z.string() })
        .nullable(),
    }),
  ),
  productCount: z.number().int(),
});
export type StorageAging = z.infer<typeof storageAging>;

/** Past storage costs, and future ones for the current stock if nothing is added or removed. */
export const storageForecast = z.object({
  /** Charges of past months, the latest first, at most a year. */
  charged: z.array(z.object({ month: z.string(), amount: money })),
  /** This month until today; not charged yet. */
  thisMonth: money,
  ahead: z.array(z.object({ days: z.number().int(), amount: money })),
  /** Null if no rate card covers these days. */
  hasCard: z.boolean(),
});
export type StorageForecast = z.infer<typeof storageForecast>;

/** The storage report of a client (spec §2; warehouse design, c). Our own. */
export const storageReportApi = defineService('storageReport', {
  storageSeries: {
    method: 'GET',
    path: `${report}/series`,
    access: 'signed-in',
    summary: 'Units and volume in a warehouse at the end of each day.',
    query: z.object({ warehouseId: wireId, from: calendarDay, to: calendarDay }),
    data: storageSeries,
  },
  storageAging: {
    method: 'GET',
    path: `${report}/aging`,
    access: 'signed-in',
    summary: 'The current stock of a warehouse by age and by product.',
    query: z.object({ warehouseId: wireId }),
    data: storageAging,
  },
  exportStorage: {
    method: 'POST',
    path: `${report}/export`,
    access: 'signed-in',
    audit: 'export',
    summary:
      'Starts an export of the products stored in a warehouse, with volume, age and next price increase.',
    body: exportOf(z.object({ warehouseId: wireId })),
    data: startedTask,
  },
  storageForecast: {
    method: 'GET',
    path: `${report}/forecast`,
    access: 'signed-in',
    summary: 'The past and expected cost of storage in a warehouse.',
    query: z.object({ warehouseId: wireId }),
    data: storageForecast,
  },
});
