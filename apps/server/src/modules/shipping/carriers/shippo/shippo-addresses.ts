import { carrierMessages } from '@lading/contracts/shipping';
import { z } from 'zod';
import { checkedAgainst, type CheckAddress } from '../carrier-address-check.ts';
import { CarrierError } from '../carrier-adapter.ts';
import { askNetwork, inItsWords, type Network } from '../networks/network-call.ts';
import { networkAddress, ofNetworkAddress } from '../networks/network-request-rules.ts';

const text = z.string().nullish();
const kept = z.object({ object_id: z.string() });
const answered = z.object({
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  is_residential: z.boolean().nullish().catch(null),
  // Empty for an address that Shippo did not check.
  validation_results: z
    .object({ is_valid: z.boolean().nullish(), messages: z.array(z.object({ text })).nullish() })
    .nullish(),
});

/** Checks addresses with Shippo: each is stored there and then validated. */
export const shippoAddressCheck =
  (network: Network): CheckAddress =>
  async (address, signal) => {
    const body = networkAddress(address);
    const made = kept.safeParse(await askNetwork(network, '/addresses', { method: 'POST', body, signal }));
    if (!made.success) throw new CarrierError({ kind: 'unavailable' }, made.error);
    const path = `/addresses/${encodeURIComponent(made.data.object_id)}/validate`;
    const read = answered.safeParse(await askNetwork(network, path, { signal }));
    if (!read.success) throw new CarrierError({ kind: 'unavailable' }, read.error);
    const { validation_results: results, is_residential: residential, ...found } = read.data;
    const messages = (results?.messages ?? []).flatMap((one) => (one.text ? inItsWords(one.text) : []));
    if (typeof results?.is_valid !== 'boolean') {
      const said = messages.length > 0 ? messages : [carrierMessages.notChecked({ carrier: network.name })];
      return { status: 'UNCHECKED', suggestion: null, residential: null, messages: said };
    }
    if (!results.is_valid) return { status: 'NOT_FOUND', suggestion: null, residential: null, messages };
    return {
      ...checkedAgainst(address, ofNetworkAddress(address, found)),
      residential: residential ?? null,
      messages,
    };
  };
