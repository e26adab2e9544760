import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay } from '../core/moment.ts';
import { languages } from '../identity/user-info.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { chargeDetail, chargeRow } from './billing.ts';
import { disputeStatuses, invoiceDetail, invoiceFormats, invoiceRow, invoiceStatuses } from './invoice.ts';
import { feeCodes } from './rate-rules.ts';

const client = '/api/wms-business/oms/billing/invoice';
const site = '/api/wms-business/wms/invoice';
const ofInvoice = z.object({ invoiceId: wireId });
const asFile = z.object({ language: z.enum(languages), format: z.enum(invoiceFormats) });
const note = z.string().trim().min(1).max(1000);

/** The invoices of its warehouses, on the client's side (spec §2, Funds menu; warehouse design, c). Our own. */
export const invoicesApi = defineService('invoices', {
  invoicePage: {
    method: 'GET',
    path: `${client}/page`,
    access: 'signed-in',
    summary: 'Lists issued invoices.',
    query: listQuery(['period']).extend({
      warehouseId: wireId.optional(),
      disputed: z.enum(disputeStatuses).optional(),
    }),
    data: pageOf(invoiceRow),
  },
  invoiceDetail: {
    method: 'GET',
    path: `${client}/detail/{invoiceId}`,
    access: 'signed-in',
    summary: 'An issued invoice with its lines and disputes.',
    params: ofInvoice,
    data: invoiceDetail,
  },
  disputeLine: {
    method: 'POST',
    path: `${client}/dispute`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Disputes a line of an invoice, or some of its charges; repeating it changes nothing.',
    body: ofInvoice.extend({
      lineNo: z.number().int().min(1),
      /** Charges of this line; without it, all. */
      chargeIds: z.array(wireId).min(1).max(500).optional(),
      reason: note,
    }),
    data: invoiceDetail,
  },
  invoiceFile: {
    method: 'GET',
    path: `${client}/file/{invoiceId}`,
    access: 'signed-in',
    summary: 'An issued invoice as PDF, or as a workbook with a row for each charge.',
    params: ofInvoice,
    query: asFile,
    reply: 'file',
  },
  creditNoteFile: {
    method: 'GET',
    path: `${client}/creditNote/{creditNoteId}`,
    access: 'signed-in',
    summary: 'A credit note as PDF, or as a workbook with a row for each reversed charge.',
    params: z.object({ creditNoteId: wireId }),
    query: asFile,
    reply: 'file',
  },
});

/** The invoices of a provider to the clients of its warehouses (decision 0057). Our own. */
export const providerInvoicesApi = defineService('warehouse-invoices', {
  invoicePage: {
    method: 'GET',
    path: `${site}/page`,
    access: 'warehouse',
    summary: 'Lists invoices of a warehouse, drafts included.',
    query: listQuery(['period']).extend({
      warehouseId: wireId,
      orgId: wireId.optional(),
      status: z.enum(invoiceStatuses).optional(),
      disputed: z.enum(disputeStatuses).optional(),
    }),
    data: pageOf(invoiceRow),
  },
  invoiceDetail: {
    method: 'GET',
    path: `${site}/detail/{invoiceId}`,
    access: 'warehouse',
    summary: 'An invoice with its lines and disputes.',
    params: ofInvoice,
    data: invoiceDetail,
  },
  draftInvoice: {
    method: 'POST',
    path: `${site}/draft`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Drafts the invoice of a client for past days; for the same days it returns the existing draft.',
    body: z.object({ warehouseId: wireId, orgId: wireId, fromDay: calendarDay, toDay: calendarDay }),
    data: invoiceDetail,
  },
  issueInvoice: {
    method: 'POST',
    path: `${site}/issue`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Issues a draft with its number, date and due date; the client can then see it.',
    body: ofInvoice,
    data: invoiceDetail,
  },
  voidInvoice: {
    method: 'POST',
    path: `${site}/void`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Voids a draft; its charges can be invoiced again.',
    body: ofInvoice,
    data: invoiceDetail,
  },
  answerDispute: {
    method: 'POST',
    path: `${site}/dispute/answer`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Accepts a dispute with a credit note that reverses its charges, or declines it with an answer.',
    body: z.object({
      disputeId: wireId,
      decision: z.enum(['CREDITED', 'DECLINED']),
      answer: note,
    }),
    data: invoiceDetail,
  },
  invoiceCharges: {
    method: 'GET',
    path: `${site}/charge/page`,
    access: 'warehouse',
    summary: 'Lists the charges of an invoice.',
    query: listQuery(['day']).extend({ invoiceId: wireId, fee: z.enum(feeCodes).optional() }),
    data: pageOf(chargeRow),
  },
  invoiceCharge: {
    method: 'GET',
    path: `${site}/charge/detail/{chargeId}`,
    access: 'warehouse',
    summary: 'One charge of a client with its rule, counts and events.',
    params: z.object({ chargeId: wireId }),
    data: chargeDetail,
  },
  invoiceFile: {
    method: 'GET',
    path: `${site}/file/{invoiceId}`,
    access: 'warehouse',
    summary: 'An invoice as PDF, or as a workbook with a row for each charge.',
    params: ofInvoice,
    query: asFile,
    reply: 'file',
  },
  creditNoteFile: {
    method: 'GET',
    path: `${site}/creditNote/{creditNoteId}`,
    access: 'warehouse',
    summary: 'A credit note as PDF, or as a workbook with a row for each reversed charge.',
    params: z.object({ creditNoteId: wireId }),
    query: asFile,
    reply: 'file',
  },
});
