import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { recordedAmount } from './auto-top-up.ts';
import { cardSimulation, chargeRow, rateCard, rateCardDraft, ratingOutcomes } from './billing.ts';
import { statementLine } from './ledger.ts';
import { rateRule } from './rate-rules.ts';

const site = '/api/wms-business/wms';
const ofWarehouse = z.object({ warehouseId: wireId });
const ofClient = ofWarehouse.extend({ orgId: wireId });
const ofCard = z.object({ cardId: wireId });

/** A client of a warehouse with its account, as the provider sees it. */
export const warehouseClient = z.object({
  orgId: wireId,
  orgName: z.string(),
  /** The wallet balance, including held money. */
  balance: money,
  unrated: z.number().int(),
  whenShort: z.enum(['WARN', 'BLOCK']),
  dueDays: z.number().int(),
});
export type WarehouseClient = z.infer<typeof warehouseClient>;

/** The provider's side of money (decision D15): rate cards, clients, invoices. Our own. */
export const moneyApi = defineService('warehouse-money', {
  clients: {
    method: 'GET',
    path: `${site}/client/list`,
    access: 'warehouse',
    summary: 'The clients of a warehouse with their balances.',
    query: ofWarehouse,
    data: z.array(warehouseClient),
  },
  saveTerms: {
    method: 'POST',
    path: `${site}/client/terms`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Sets what happens when the wallet of a client is short, and when its invoices are due.',
    body: ofClient.extend({
      whenShort: z.enum(['WARN', 'BLOCK']),
      dueDays: z.number().int().min(0).max(120),
    }),
    data: z.array(warehouseClient),
  },
  recordPayment: {
    method: 'POST',
    path: `${site}/client/payment`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Credits a payment to the wallet of a client; each reference counts once.',
    body: ofClient.extend({
      amount: recordedAmount,
      /** The reference that both sides know the payment by, such as the number of a bank transfer. */
      reference: z.string().trim().min(1).max(80),
    }),
    data: z.array(warehouseClient),
  },
  reversePayment: {
    method: 'POST',
    path: `${site}/client/payment/reverse`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Reverses a payment that was recorded by mistake with a correction.',
    body: ofClient.extend({ transactionId: wireId }),
    data: z.array(warehouseClient),
  },
  clientStatement: {
    method: 'GET',
    path: `${site}/client/statement`,
    access: 'warehouse',
    summary: 'The statement of the wallet of a client, newest first.',
    query: listQuery(['time']).extend(ofClient.shape),
    data: pageOf(statementLine),
  },
  cards: {
    method: 'GET',
    path: `${site}/rateCard/list`,
    access: 'warehouse',
    summary: 'The rate cards of a warehouse, the latest first.',
    query: ofWarehouse,
    data: z.array(rateCard),
  },
  saveCard: {
    method: 'POST',
    path: `${site}/rateCard/save`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Creates a draft, or changes one by its id and version. Overlapping rules are refused.',
    body: rateCardDraft.extend({ cardId: wireId.optional(), version: z.number().int().optional() }),
    data: rateCard,
  },
  publishCard: {
    method: 'POST',
    path: `${site}/rateCard/publish`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Publishes a draft from its day on; it cannot be changed afterward.',
    /** `version`: the one that was shown, so that what someone else has changed meanwhile is not published unseen. */
    body: ofCard.extend({ version: z.number().int().optional() }),
    data: rateCard,
  },
  discardCard: {
    method: 'POST',
    path: `${site}/rateCard/discard`,
    access: 'warehouse',
    audit: 'delete',
    summary: 'Discards a draft.',
    body: ofCard,
    data: z.object({ cardId: wireId }),
  },
  simulateCard: {
    method: 'POST',
    path: `${site}/rateCard/simulate`,
    access: 'warehouse',
    summary: 'Compares what rules would have charged on past days with what was charged. Saves nothing.',
    body: ofWarehouse.extend({
      clientOrgId: wireId.nullable(),
      rules: z.array(rateRule).min(1).max(100),
      fromDay: calendarDay,
      toDay: calendarDay,
    }),
    data: cardSimulation,
  },
  chargePage: {
    method: 'GET',
    path: `${site}/charge/page`,
    access: 'warehouse',
    summary: 'Lists charges of clients, or their events that are free or not rated.',
    query: listQuery(['day']).extend({
      warehouseId: wireId,
      outcome: z.enum(ratingOutcomes).default('CHARGED'),
    }),
    data: pageOf(chargeRow),
  },
});
