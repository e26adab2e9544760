import { carrierMessages } from '@lading/contracts/shipping';
import { z } from 'zod';
import { checkedAgainst, type CheckAddress } from '../carrier-address-check.ts';
import { CarrierError } from '../carrier-adapter.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { networkAddress, ofNetworkAddress } from '../networks/network-request-rules.ts';

const text = z.string().nullish();
const answered = z.object({
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  residential: z.boolean().nullish(),
  verifications: z
    .object({
      delivery: z
        .object({ success: z.boolean(), errors: z.array(z.object({ message: text })).nullish() })
        .nullish(),
    })
    .nullish(),
});

/** Checks addresses with EasyPost's delivery verification. */
export const easyPostAddressCheck =
  (network: Network): CheckAddress =>
  async (address, signal) => {
    const body = { address: networkAddress(address), verify: ['delivery'] };
    const answer = await askNetwork(network, '/addresses', { method: 'POST', body, signal });
    const read = answered.safeParse(answer);
    if (!read.success) throw new CarrierError({ kind: 'unavailable' }, read.error);
    const { verifications, residential, ...found } = read.data;
    const { delivery } = verifications ?? {};
    const messages = (delivery?.errors ?? []).flatMap(({ message }) => (message ? inItsWords(message) : []));
    if (!delivery)
      return {
        status: 'UNCHECKED',
        suggestion: null,
        residential: null,
        messages: [carrierMessages.notChecked({ carrier: network.name })],
      };
    if (!delivery.success) return { status: 'NOT_FOUND', suggestion: null, residential: null, messages };
    return {
      ...checkedAgainst(address, ofNetworkAddress(address, found)),
      residential: residential ?? null,
      messages,
    };
  };
