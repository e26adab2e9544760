import { billingMessages, type moneyApi } from '@lading/contracts/funds';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readChargePage } from './charge.store.ts';
import { clientPayments } from './client-payment.service.ts';
import { ownWarehouse, rateCardService } from './rate-card.service.ts';
import { requireOwningStaff } from './require-owning-staff.ts';
import { simulateCard } from './simulate-card.service.ts';
import { isClient, readClients, saveTerms } from './warehouse-client.store.ts';

/** The provider's side of money (decision D15); what moves it is left to owners (decision record 0151). */
export function moneyHandlers(platform: Platform) {
  const cards = rateCardService(platform);
  const payments = clientPayments(platform);
  const owner = requireOwningStaff(platform);
  return {
    clients: ({ floor }, { query: { warehouseId } }) =>
      floor(async (trx) => {
        await ownWarehouse(trx, warehouseId);
        return readClients(trx, warehouseId);
      }),
    saveTerms: async (context, { body }) => {
      await owner(context);
      return context.floor(async (trx) => {
        await ownWarehouse(trx, body.warehouseId);
        if (!isRowId(body.orgId) || !(await isClient(trx, body)))
          throw fieldFault('orgId', billingMessages.notAClient());
        await saveTerms(trx, body);
        return readClients(trx, body.warehouseId);
      });
    },
    recordPayment: async (context, { body }) => {
      await owner(context);
      return payments.record(context, body);
    },
    reversePayment: async (context, { body }) => {
      await owner(context);
      return payments.reverse(context, body);
    },
    clientStatement: (context, { query }) => payments.statement(context, query),
    cards: (context, { query }) => cards.list(context, query.warehouseId),
    saveCard: (context, { body }) => cards.save(context, body),
    publishCard: async (context, { body }) => {
      await owner(context);
      return cards.publish(context, body);
    },
    discardCard: (context, { body }) => cards.discard(context, body.cardId),
    simulateCard: (context, { body }) => simulateCard(context, body),
    chargePage: ({ floor }, { query }) =>
      floor(async (trx) => {
        await ownWarehouse(trx, query.warehouseId);
        return readChargePage(trx, query);
      }),
  } satisfies HandlersOf<typeof moneyApi>;
}
