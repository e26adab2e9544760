import { billingMessages, type moneyApi } from '@lading/contracts/funds';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readChargePage } from './charge.store.ts';
import { clientPayments } from './client-payment.service.ts';
import { ownWarehouse, rateCardService } from './rate-card.service.ts';
import { simulateCard } from './simulate-card.service.ts';
import { isClient, readClients, saveTerms } from './warehouse-client.store.ts';

/** The provider's side of money (decision D15). */
export function moneyHandlers(platform: Platform) {
  const cards = rateCardService(platform);
  const payments = clientPayments(platform);
  return {
    clients: ({ floor }, { query: { warehouseId } }) =>
      floor(async (trx) => {
        await ownWarehouse(trx, warehouseId);
        return readClients(trx, warehouseId);
      }),
    saveTerms: ({ floor }, { body }) =>
      floor(async (trx) => {
        await ownWarehouse(trx, body.warehouseId);
        if (!isRowId(body.orgId) || !(await isClient(trx, body)))
          throw fieldFault('orgId', billingMessages.notAClient());
        await saveTerms(trx, body);
        return readClients(trx, body.warehouseId);
      }),
    recordPayment: (context, { body }) => payments.record(context, body),
    reversePayment: (context, { body }) => payments.reverse(context, body),
    clientStatement: (context, { query }) => payments.statement(context, query),
    cards: (context, { query }) => cards.list(context, query.warehouseId),
    saveCard: (context, { body }) => cards.save(context, body),
    publishCard: (context, { body }) => cards.publish(context, body),
    discardCard: (context, { body }) => cards.discard(context, body.cardId),
    simulateCard: (context, { body }) => simulateCard(context, body),
    chargePage: ({ floor }, { query }) =>
      floor(async (trx) => {
        await ownWarehouse(trx, query.warehouseId);
        return readChargePage(trx, query);
      }),
  } satisfies HandlersOf<typeof moneyApi>;
}
