import type { LocalizedText } from '@lading/contracts/core';
import { voidMessages } from '@lading/contracts/shipping';
import { addDays } from '../../business-day-rules.ts';
import { CarrierError, type VoidAnswer } from '../carrier-adapter.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import { partsOf } from '../networks/purchase-ref.ts';
import { rejectedVoid } from '../networks/void-answers.ts';
import { readEasyPost, shipmentPath } from './easypost-requests.ts';
import { easyPostShipment } from './easypost-wire.ts';

/** Days after which a refund must have arrived; USPS takes at least fifteen. */
const refundDays = 30;

/** Refunds of EasyPost: one for each shipment of a purchase, since an order as a whole is not refunded. */
export function easyPostRefunds(network: Network, { clock }: Pick<NetworkAccount, 'clock'>) {
  const stateIn = (answer: unknown): string | null =>
    readEasyPost(easyPostShipment, answer).refund_status ?? null;

  /** Requests one refund. @returns its state @throws CarrierError */
  async function request(id: string, signal: AbortSignal): Promise<string | null> {
    const path = shipmentPath(id);
    const answer = await askNetwork(network, `${path}/refund`, { method: 'POST', signal }).catch(
      async (error: unknown) => {
        // Refused if it was already voided there, or by a request whose reply was lost: then its current state is the answer.
        const standing = await askNetwork(network, path, { signal });
        // It may be one that EasyPost does not know (any more): its refusal says so.
        if (standing !== undefined && stateIn(standing)) return standing;
        throw error;
      },
    );
    return stateIn(answer);
  }

  return {
    /** Requests refunds for all labels of a purchase, even if one is refused: refunded labels are useless anyway. */
    async voidLabel(carrierRef: string, signal: AbortSignal): Promise<VoidAnswer> {
      const ids = partsOf(carrierRef);
      const states: (string | null)[] = [];
      const refusals: (LocalizedText | null)[] = [];
      for (const id of ids) {
        try {
          const state = await request(id, signal);
          states.push(state);
          refusals.push(state === 'rejected' ? voidMessages.voidRejected({ carrier: network.name }) : null);
        } catch (error) {
          // Of several labels, others may be void by now.
          if (ids.length === 1 || !(error instanceof CarrierError) || !('text' in error.failure)) throw error;
          refusals.push(error.failure.text);
        }
      }
      const rejected = rejectedVoid(network.name, refusals);
      if (rejected) return rejected;
      if (states.every((state) => state === 'not_applicable')) return { state: 'not-applicable' };
      return { state: 'accepted', creditOn: addDays(clock.now().toISOString().slice(0, 10), refundDays) };
    },

    async refundStatus(
      carrierRef: string,
      signal: AbortSignal,
    ): Promise<'pending' | 'refunded' | 'rejected'> {
      const states: (string | null)[] = [];
      for (const id of partsOf(carrierRef))
        states.push(stateIn(await askNetwork(network, shipmentPath(id), { signal })));
      if (states.includes('rejected')) return 'rejected';
      // If nothing was charged, there is nothing to refund.
      return states.every((state) => state === 'refunded' || state === 'not_applicable')
        ? 'refunded'
        : 'pending';
    },
  };
}
