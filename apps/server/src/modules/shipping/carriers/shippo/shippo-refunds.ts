import type { LocalizedText } from '@lading/contracts/core';
import { voidMessages } from '@lading/contracts/shipping';
import { addDays } from '../../business-day-rules.ts';
import { CarrierError, type VoidAnswer } from '../carrier-adapter.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { partsOf } from '../networks/purchase-ref.ts';
import { rejectedVoid } from '../networks/void-answers.ts';
import { readShippo, transactionState } from './shippo-sales.ts';
import { shippoRefund, shippoRefundPage } from './shippo-wire.ts';

/** Days after which a refund must have arrived. */
const refundDays = 30;
const mostAtOnce = 100;

/** Refunds of Shippo: one for each transaction of a purchase, all of which must be refunded. */
export function shippoRefunds(network: Network, { clock }: Pick<NetworkAccount, 'clock'>) {
  const isRefunded = async (id: string, signal: AbortSignal): Promise<boolean> =>
    ['REFUNDED', 'REFUNDPENDING'].includes(await transactionState(network, id, signal));

  /** Whether a refund was requested before and not refused: the state of its transaction does not show one that is queued. */
  async function isRequested(id: string, signal: AbortSignal): Promise<boolean> {
    // Refunds cannot be searched, and the order of their list is not documented.
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ page: `${page}`, results: `${mostAtOnce}` }).toString();
      const answer = await askNetwork(network, `/refunds?${query}`, { signal });
      const { results, next } = readShippo(shippoRefundPage, answer);
      if (results.some(({ transaction, status }) => transaction === id && status !== 'ERROR')) return true;
      if (!next) return false;
    }
  }

  /** Requests one refund. A second request is refused: then its current state is the answer. @returns why it was refused; null: accepted */
  async function refusalOf(id: string, signal: AbortSignal): Promise<LocalizedText | null> {
    if (await isRefunded(id, signal)) return null;
    const body = { transaction: id, async: false };
    try {
      const answer = await askNetwork(network, '/refunds', { method: 'POST', body, signal });
      if (readShippo(shippoRefund, answer).status !== 'ERROR') return null;
    } catch (error) {
      // Another request may have been processed since, or wait to be.
      if ((await isRefunded(id, signal)) || (await isRequested(id, signal))) return null;
      if (!(error instanceof CarrierError) || !('text' in error.failure)) throw error;
      return error.failure.text;
    }
    return voidMessages.voidRejected({ carrier: network.name });
  }

  return {
    /** Requests refunds for all labels of a purchase, even if one is refused: refunded labels are useless anyway. */
    async voidLabel(carrierRef: string, signal: AbortSignal): Promise<VoidAnswer> {
      const refusals: (LocalizedText | null)[] = [];
      for (const id of partsOf(carrierRef)) refusals.push(await refusalOf(id, signal));
      const creditOn = addDays(clock.now().toISOString().slice(0, 10), refundDays);
      return rejectedVoid(network.name, refusals) ?? { state: 'accepted', creditOn };
    },

    async refundStatus(
      carrierRef: string,
      signal: AbortSignal,
    ): Promise<'pending' | 'refunded' | 'rejected'> {
      const states: string[] = [];
      for (const id of partsOf(carrierRef)) states.push(await transactionState(network, id, signal));
      if (states.includes('REFUNDREJECTED')) return 'rejected';
      return states.every((state) => state === 'REFUNDED') ? 'refunded' : 'pending';
    },
  };
}
