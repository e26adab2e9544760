import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { money } from '../core/money.ts';
import { wireId } from '../core/wire-values.ts';
import { bookCheck } from './book-check.ts';
import { invoiceRerating } from './invoice.ts';
import { payment } from './ledger.ts';

const orgId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Operators' actions on money: received transfers, and the credit of an organization (decision D17). Our own. */
export const operatorFundsApi = defineService('operator-funds', {
  pendingPayments: {
    method: 'GET',
    path: '/api/operator/payment',
    access: 'operator',
    summary: 'Payments waiting for confirmation, oldest first.',
    data: z.array(payment.extend({ orgId: wireId, orgName: z.string() })),
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/operator/payment/{reference}/confirm',
    access: 'operator',
    audit: 'operator',
    summary: 'Confirms a transfer and credits the wallet; repeating it changes nothing.',
    params: z.object({ reference: z.string().min(1).max(40) }),
    data: payment,
  },
  receivePayment: {
    method: 'POST',
    path: '/api/operator/payment/{reference}/receive',
    access: 'operator',
    audit: 'operator',
    summary:
      'Credits the wallet with the amount of a transfer that differs from the requested one, for example after a bank fee.',
    params: z.object({ reference: z.string().min(1).max(40) }),
    body: z.object({ amount: money.refine(({ minor }) => minor > 0) }),
    data: payment,
  },
  reversePayment: {
    method: 'POST',
    path: '/api/operator/payment/{reference}/reverse',
    access: 'operator',
    audit: 'operator',
    summary:
      'Reverses a credited payment that did not arrive or was returned, even below zero; repeating it changes nothing.',
    params: z.object({ reference: z.string().min(1).max(40) }),
    data: payment,
  },
  rerateInvoice: {
    method: 'GET',
    path: '/api/operator/invoice/{invoiceId}/rerating',
    access: 'operator',
    summary: 'Rates the events of a warehouse invoice again, independently of its charges.',
    params: z.object({ invoiceId: wireId }),
    data: invoiceRerating,
  },
  checkBooks: {
    method: 'POST',
    path: '/api/operator/books/check',
    access: 'operator',
    audit: 'operator',
    summary: 'Checks balances and entries against their causes and reports differences; corrects nothing.',
    data: bookCheck,
  },
  setCreditLimit: {
    method: 'POST',
    path: '/api/operator/organisation/{orgId}/creditLimit',
    access: 'operator',
    audit: 'operator',
    summary: 'Sets how far below zero purchases may take the postage wallet of an organization.',
    params: z.object({ orgId }),
    body: z.object({ creditLimit: money.refine(({ minor }) => minor >= 0) }),
  },
});
