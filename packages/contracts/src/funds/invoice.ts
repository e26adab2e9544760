import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { currencyCode, money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { feeCodes } from './rate-rules.ts';

/** The status of an invoice. A client only sees `ISSUED` ones; only a draft can be voided. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'VOID'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status of a dispute: `CREDITED` with a credit note, or `DECLINED` with an answer. */
export const disputeStatuses = ['OPEN', 'CREDITED', 'DECLINED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** File formats of an invoice and a credit note. The workbook has one row for each charge. */
export const invoiceFormats = ['pdf', 'xlsx'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** An invoice as lists show it. Days are the warehouse's own. */
export const invoiceRow = z.object({
  invoiceId: wireId,
  /** Null until it is issued. */
  invoiceNo: wireText,
  status: z.enum(invoiceStatuses),
  orgId: wireId,
  clientName: z.string(),
  providerName: z.string(),
  warehouseId: wireId,
  warehouseName: z.string(),
  fromDay: calendarDay,
  toDay: calendarDay,
  issuedOn: calendarDay.nullable(),
  dueOn: calendarDay.nullable(),
  /** The amount taken from the client's wallet for its charges. */
  total: money,
  /** The part of it that credit notes returned. */
  credited: money,
  openDisputes: z.number().int(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** The charges of one kind of fee; `fee` is null for the difference between exact amounts and the cents that were taken. */
export const invoiceLine = z.object({
  lineNo: z.number().int(),
  fee: z.enum(feeCodes).nullable(),
  charges: z.number().int(),
  /** Decimal texts; the amount has six places. */
  quantity: z.string(),
  amount: z.string(),
  total: money,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** A client's objection to a line, or to some of its charges. */
export const invoiceDispute = z.object({
  disputeId: wireId,
  lineNo: z.number().int(),
  fee: z.enum(feeCodes).nullable(),
  status: z.enum(disputeStatuses),
  reason: z.string(),
  answer: wireText,
  /** Number of charges that it is about. */
  charges: z.number().int(),
  openedAt: wireTime,
  answeredAt: wireTime.nullable(),
  creditNoteId: wireId.nullable(),
  creditNoteNo: wireText,
  credited: money.nullable(),
});
export type InvoiceDispute = z.infer<typeof invoiceDispute>;

/** An invoice compared with a new rating of its events and storage days. */
export const invoiceRerating = z.object({
  invoiceId: wireId,
  invoiceNo: wireText,
  /** Events and storage periods that it is based on. */
  origins: z.number().int(),
  lines: z.array(
    z.object({ lineNo: z.number().int(), fee: z.enum(feeCodes).nullable(), invoiced: money, rerated: money }),
  ),
  invoiced: money,
  rerated: money,
  isSame: z.boolean(),
});
export type InvoiceRerating = z.infer<typeof invoiceRerating>;

/** An invoice with its lines and disputes; its charges are a separate list. */
export const invoiceDetail = invoiceRow.extend({
  currency: currencyCode,
  lines: z.array(invoiceLine),
  disputes: z.array(invoiceDispute),
  /** Events of the period that are not rated and therefore on no invoice. Only for drafts. */
  unrated: z.number().int(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;
