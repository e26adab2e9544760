import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf } from '../core/page.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';
import { languages } from '../identity/user-info.ts';
import { exportOf, startedTask } from '../tasks/export.ts';
import { statementFormats, statementMonth, statementSummary } from './monthly-statement.ts';
import { autoTopUpConsent, autoTopUpOffer, balanceLimit, topUpAmount } from './auto-top-up.ts';
import {
  explainedTransaction,
  payment,
  paymentMethods,
  statementLine,
  transactionKinds,
  walletBalance,
} from './ledger.ts';

const base = '/ezeeship-api/ezeeship/postage';
/** `from` and `to` apply to the moment of the line. */
const lineFilters = { kind: z.enum(transactionKinds).optional(), ...createdBetween };

/** The postage wallet: balance, statement, top-up (spec §2, "Postage" and "Add Funds"; decision D17). Our own. */
export const fundsApi = defineService('funds', {
  postageBalance: {
    method: 'GET',
    path: `${base}/balance`,
    access: 'signed-in',
    summary: 'The postage wallet of the organization.',
    query: z.object({ timeZone: timeZone.optional() }),
    data: walletBalance,
    errors: 'silent',
  },
  postagePage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'The statement of the postage wallet, newest first.',
    query: listQuery(['time']).extend(lineFilters),
    data: pageOf(statementLine),
  },
  exportPostage: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the filtered ledger (decision D7).',
    body: exportOf(listChoice(['time']).extend(lineFilters)),
    data: startedTask,
  },
  statementList: {
    method: 'GET',
    path: `${base}/statement`,
    access: 'signed-in',
    summary: 'The calendar months of the postage wallet since its first transaction, newest first.',
    query: z.object({ timeZone }),
    data: z.array(statementSummary),
  },
  statementFile: {
    method: 'GET',
    path: `${base}/statement/{month}`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The statement of a month as PDF or CSV.',
    params: z.object({ month: statementMonth }),
    query: z.object({ timeZone, language: z.enum(languages), format: z.enum(statementFormats) }),
    reply: 'file',
  },
  explainTransaction: {
    method: 'GET',
    path: `${base}/transaction/{transactionId}`,
    access: 'signed-in',
    summary: 'A transaction with its entries, its cause, and the other transactions of that cause.',
    params: z.object({ transactionId: wireId }),
    data: explainedTransaction,
  },
  topUpMethods: {
    method: 'GET',
    path: `${base}/topUp/methods`,
    access: 'signed-in',
    summary: 'The payment methods of this platform.',
    data: z.array(z.enum(paymentMethods)),
  },
  topUp: {
    method: 'POST',
    path: `${base}/topUp`,
    access: 'signed-in',
    audit: 'setting',
    idempotent: true,
    summary: 'Requests a payment into the postage wallet; it is credited once the payment is confirmed.',
    body: z.object({ amount: topUpAmount, method: z.enum(paymentMethods) }),
    data: payment,
  },
  paymentPage: {
    method: 'GET',
    path: `${base}/topUp/page`,
    access: 'signed-in',
    summary: 'The payments into the postage wallet, newest first.',
    query: listQuery(['time']),
    data: pageOf(payment),
  },
  cancelTopUp: {
    method: 'POST',
    path: `${base}/topUp/cancel`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Cancels a payment that is not confirmed yet.',
    body: z.object({ paymentId: wireId }),
    data: payment,
  },
  setLowBalance: {
    method: 'POST',
    path: `${base}/lowBalance`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Sets the balance below which the owners are notified; null turns the alert off.',
    body: z.object({ lowBalance: balanceLimit.nullable() }),
    data: walletBalance,
  },
  autoTopUp: {
    method: 'GET',
    path: `${base}/autoTopUp`,
    access: 'signed-in',
    summary: 'Automatic top-up: whether it is on, its limits, and the available methods.',
    data: autoTopUpOffer,
  },
  saveAutoTopUp: {
    method: 'POST',
    path: `${base}/autoTopUp`,
    access: 'signed-in',
    audit: 'setting',
    idempotent: true,
    summary: 'Records the consent of an owner to top-ups below a threshold; replaces an earlier one.',
    body: autoTopUpConsent,
    data: autoTopUpOffer,
  },
  stopAutoTopUp: {
    method: 'POST',
    path: `${base}/autoTopUp/stop`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Withdraws the consent, by an owner; a payment in progress is not reversed.',
    data: autoTopUpOffer,
  },
});
