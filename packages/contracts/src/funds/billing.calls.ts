import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay, moment } from '../core/moment.ts';
import { timeZone } from '../core/time-zone.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { languages } from '../identity/user-info.ts';
import { exportOf, startedTask } from '../tasks/export.ts';
import { balanceLimit } from './auto-top-up.ts';
import { chargeDetail, chargeRow, ratingOutcomes, unbilled, warehouseWallet } from './billing.ts';
import { statementLine, transactionKinds } from './ledger.ts';
import { statementFormats, statementMonth, statementSummary } from './monthly-statement.ts';
import { feeCodes } from './rate-rules.ts';

const billing = '/api/wms-business/oms/billing';
const fund = '/api/wms-business/oms/fund';

/** Filters of a statement; `from` and `to` apply to the moment of the line. */
const ofStatement = {
  warehouseId: wireId,
  kind: z.enum(transactionKinds).optional(),
  from: moment.optional(),
  to: moment.optional(),
};

/** What a client pays its warehouses (spec §2, Funds menu; warehouse design, c). Our own. */
export const billingApi = defineService('billing', {
  chargePage: {
    method: 'GET',
    path: `${billing}/charge/page`,
    access: 'signed-in',
    summary: 'Lists charges, or events that are free or not rated.',
    query: listQuery(['day']).extend({
      outcome: z.enum(ratingOutcomes).default('CHARGED'),
      warehouseId: wireId.optional(),
      fee: z.enum(feeCodes).optional(),
      invoiceId: wireId.optional(),
      from: calendarDay.optional(),
      to: calendarDay.optional(),
    }),
    data: pageOf(chargeRow),
  },
  chargeDetail: {
    method: 'GET',
    path: `${billing}/charge/detail/{chargeId}`,
    access: 'signed-in',
    summary: 'One charge with its rule, counts, events and transaction.',
    params: z.object({ chargeId: wireId }),
    data: chargeDetail,
  },
  unbilled: {
    method: 'GET',
    path: `${billing}/unbilled`,
    access: 'signed-in',
    summary: 'Charges that are not invoiced yet, by warehouse and fee.',
    data: z.array(unbilled),
  },
  warehouseWallets: {
    method: 'GET',
    path: `${fund}/wallet/list`,
    access: 'signed-in',
    summary: 'The warehouses of the organization, each with its wallet and rate card.',
    data: z.array(warehouseWallet),
  },
  transactionPage: {
    method: 'GET',
    path: `${fund}/transaction/page`,
    access: 'signed-in',
    summary: 'The statement of the wallet with a warehouse, newest first.',
    query: listQuery(['time']).extend(ofStatement),
    data: pageOf(statementLine),
  },
  exportTransactions: {
    method: 'POST',
    path: `${fund}/transaction/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the filtered statement (decision D7).',
    body: exportOf(listChoice(['time']).extend(ofStatement)),
    data: startedTask,
  },
  walletStatementList: {
    method: 'GET',
    path: `${fund}/wallet/{warehouseId}/statement`,
    access: 'signed-in',
    summary: 'The calendar months of the wallet with a warehouse since its first transaction, newest first.',
    params: z.object({ warehouseId: wireId }),
    query: z.object({ timeZone }),
    data: z.array(statementSummary),
  },
  walletStatementFile: {
    method: 'GET',
    path: `${fund}/wallet/{warehouseId}/statement/{month}`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The statement of a month of the wallet with a warehouse as PDF or CSV.',
    params: z.object({ warehouseId: wireId, month: statementMonth }),
    query: z.object({ timeZone, language: z.enum(languages), format: z.enum(statementFormats) }),
    reply: 'file',
  },
  setWalletAlert: {
    method: 'POST',
    path: `${fund}/wallet/lowBalance`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Sets the balance of the wallet below which the owners are notified; null turns the alert off.',
    body: z.object({ warehouseId: wireId, lowBalance: balanceLimit.nullable() }),
    data: z.array(warehouseWallet),
  },
});
