import { carrierMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { aboutShipment } from './carriers/call-subject.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError, type VoidAnswer } from './carriers/carrier-adapter.ts';
import { endLate, keepLate, rejectLate } from './late-label.store.ts';
import type { KeptPurchase } from './purchase.store.ts';

/** Time limit for a void at a carrier. */
const voidMs = 60_000;

/** Labels of abandoned purchases: no one is charged for them, so they are voided. */
export function lateLabels(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  accounts: CarrierAccounts,
) {
  const asOwner = <Result>({ orgId }: KeptPurchase, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);

  /**
   * Voids labels that arrived too late. If the carrier does not answer, or refuses, the scheduled work tries again; a refusal is shown
   * meanwhile.
   */
  async function voidLate(purchase: KeptPurchase, carrierRef: string): Promise<void> {
    const { purchaseId, shipmentId } = purchase;
    const carrier = await accounts.find(purchase.orgId, purchase.accountId);
    let answer: VoidAnswer = { state: 'rejected', text: carrierMessages.accountOfLabelGone() };
    try {
      if (carrier)
        answer = await aboutShipment(shipmentId, () =>
          carrier.voidLabel(carrierRef, AbortSignal.timeout(voidMs)),
        );
    } catch (error) {
      if (!(error instanceof CarrierError) || !('text' in error.failure)) throw error;
      answer = { state: 'rejected', text: error.failure.text };
    }
    if (answer.state !== 'rejected') return asOwner(purchase, (trx) => endLate(trx, purchase, clock.now()));
    const { text: message } = answer;
    log.error({ purchaseId, carrierRef, answer: message.message }, 'the carrier does not void a late label');
    await asOwner(purchase, (trx) => rejectLate(trx, purchase, { message, now: clock.now() }));
  }

  return {
    voidLate,

    /** Stores a sale for an abandoned purchase, and voids it: at once, or later by the scheduled work. */
    async keepAndVoid(purchase: KeptPurchase, carrierRef: string): Promise<void> {
      const { purchaseId } = purchase;
      log.error({ purchaseId, carrierRef }, 'a label arrived too late and is voided');
      await asOwner(purchase, (trx) => keepLate(trx, purchaseId, carrierRef));
      try {
        await voidLate(purchase, carrierRef);
      } catch (error) {
        log.warn({ err: error, purchaseId }, 'a late label is not void yet');
      }
    },
  };
}
