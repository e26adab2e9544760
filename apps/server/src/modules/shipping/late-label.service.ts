import { carrierMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError, type VoidAnswer } from './carriers/carrier-adapter.ts';
import { endLate, keepLate, rejectLate } from './late-label.store.ts';
import type { KeptPurchase } from './purchase.store.ts';

/** How long a carrier may take over a void. */
const voidMs = 60_000;

/** Labels of purchases that were given up: nobody is charged for them, so they go back to their carrier. */
export function lateLabels(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  accounts: CarrierAccounts,
) {
  const asOwner = <Result>({ orgId }: KeptPurchase, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganisation(orgId, work);

  /**
   * Voids labels that came too late. One that its carrier does not answer is asked for again by the clock; so is one that it does not take back,
   * which people are shown meanwhile.
   */
  async function takeBack(purchase: KeptPurchase, carrierRef: string): Promise<void> {
    const { purchaseId } = purchase;
    const carrier = await accounts.find(purchase.orgId, purchase.accountId);
    let answer: VoidAnswer = { state: 'rejected', text: carrierMessages.accountOfLabelGone() };
    try {
      if (carrier) answer = await carrier.voidLabel(carrierRef, AbortSignal.timeout(voidMs));
    } catch (error) {
      if (!(error instanceof CarrierError) || !('text' in error.failure)) throw error;
      answer = { state: 'rejected', text: error.failure.text };
    }
    if (answer.state !== 'rejected') return asOwner(purchase, (trx) => endLate(trx, purchase, clock.now()));
    const { text: message } = answer;
    log.error({ purchaseId, carrierRef, answer: message.message }, 'a label that came too late stays');
    await asOwner(purchase, (trx) => rejectLate(trx, purchase, { message, now: clock.now() }));
  }

  return {
    takeBack,

    /** Keeps what a carrier has sold of a purchase that was given up, and takes it back; at once, or later by the clock. */
    async giveBack(purchase: KeptPurchase, carrierRef: string): Promise<void> {
      const { purchaseId } = purchase;
      log.error({ purchaseId, carrierRef }, 'a label came too late and is voided');
      await asOwner(purchase, (trx) => keepLate(trx, purchaseId, carrierRef));
      try {
        await takeBack(purchase, carrierRef);
      } catch (error) {
        log.warn({ err: error, purchaseId }, 'a label that came too late is not void yet');
      }
    },
  };
}
