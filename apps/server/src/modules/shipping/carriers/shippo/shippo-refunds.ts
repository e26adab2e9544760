import { shippingMessages } from '@lading/contracts/shipping';
import { addDays } from '../../business-day-rules.ts';
import type { VoidAnswer } from '../carrier-adapter.ts';
import { askNetwork, type Network } from '../networks/network-call.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { readShippo, transactionsOf, transactionState } from './shippo-sales.ts';
import { shippoRefund } from './shippo-wire.ts';

/** After how many days a refund has come at the latest. */
const refundDays = 30;

/** Refunds of Shippo: one for each transaction of a purchase, all of which must be taken back. */
export function shippoRefunds(network: Network, { clock }: Pick<NetworkAccount, 'clock'>) {
  const isRefunded = async (id: string, signal: AbortSignal): Promise<boolean> =>
    ['REFUNDED', 'REFUNDPENDING'].includes(await transactionState(network, id, signal));

  /** Asks for one refund. Asked for twice it is refused: its current state is the answer. @returns whether it is accepted */
  async function refund(id: string, signal: AbortSignal): Promise<boolean> {
    if (await isRefunded(id, signal)) return true;
    const body = { transaction: id, async: false };
    const question = { method: 'POST' as const, body, signal };
    const answer = await askNetwork(network, '/refunds', question).catch(async (error: unknown) => {
      // Another request may have been heard since.
      if (await isRefunded(id, signal)) return null;
      throw error;
    });
    return answer === null || readShippo(shippoRefund, answer).status !== 'ERROR';
  }

  return {
    async voidLabel(carrierRef: string, signal: AbortSignal): Promise<VoidAnswer> {
      for (const id of transactionsOf(carrierRef))
        if (!(await refund(id, signal)))
          return { state: 'rejected', text: shippingMessages.voidRejected({ carrier: network.name }) };
      return { state: 'accepted', creditOn: addDays(clock.now().toISOString().slice(0, 10), refundDays) };
    },

    async refundStatus(
      carrierRef: string,
      signal: AbortSignal,
    ): Promise<'pending' | 'refunded' | 'rejected'> {
      const states: string[] = [];
      for (const id of transactionsOf(carrierRef)) states.push(await transactionState(network, id, signal));
      if (states.includes('REFUNDREJECTED')) return 'rejected';
      return states.every((state) => state === 'REFUNDED') ? 'refunded' : 'pending';
    },
  };
}
