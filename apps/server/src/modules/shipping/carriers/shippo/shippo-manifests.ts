import { setTimeout as pause } from 'node:timers/promises';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { z } from 'zod';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierManifest, CarrierManifests } from '../carrier-manifests.ts';
import {
  askAboutOrder,
  askNetwork,
  inItsWords,
  networkFile,
  type Network,
} from '../networks/network-call.ts';
import { lenientListOf } from '../networks/network-lists.ts';
import { networkAddress } from '../networks/network-request-rules.ts';
import { shippoAccountOf } from './shippo-pickups.ts';
import { partsOf } from '../networks/purchase-ref.ts';
import { readShippo } from './shippo-sales.ts';

const manifest = z.object({
  object_id: z.string(),
  status: z.string(),
  documents: z.array(z.string()).nullish(),
  errors: z.array(z.string()).nullish().catch([]),
  transactions: z.array(z.string()).nullish(),
});
type ShippoManifest = z.infer<typeof manifest>;
const manifestPage = z.object({ results: lenientListOf(manifest), next: z.string().nullish().catch(null) });
const mostAtOnce = 100;

/** The manifests of Shippo: created from transactions of one of its carrier accounts. */
export function shippoManifests(network: Network): CarrierManifests {
  const read = (answer: unknown): ShippoManifest => {
    const found = manifest.safeParse(answer);
    if (!found.success) throw new CarrierError({ kind: 'outcome-unknown' }, found.error);
    return found.data;
  };

  /** Waits for a manifest that is being created. */
  async function whole(given: ShippoManifest, signal: AbortSignal): Promise<CarrierManifest> {
    let made = given;
    for (let wait = 100; made.status === 'QUEUED'; wait = Math.min(2_000, wait * 2)) {
      await pause(wait, undefined, { signal });
      const path = `/manifests/${encodeURIComponent(made.object_id)}`;
      made = read(await askAboutOrder(network, path, signal));
    }
    if (made.status === 'ERROR') {
      const said = (made.errors ?? []).join(' ');
      const text = said ? inItsWords(said) : shipmentServiceMessages.notManifested();
      throw new CarrierError({ kind: 'refused', text });
    }
    const [address] = made.documents ?? [];
    if (!address) throw new CarrierError({ kind: 'outcome-unknown' });
    const pdf = await networkFile(network, address, signal);
    return { manifestRef: made.object_id, number: made.object_id, pdf };
  }

  return {
    async create({ from, shipDate, parcels }, signal) {
      const transactions = parcels.flatMap(({ carrierRef }) => partsOf(carrierRef));
      const body = {
        carrier_account: await shippoAccountOf(network, transactions, signal),
        shipment_date: `${shipDate}T23:59:59Z`,
        address_from: networkAddress(from),
        transactions,
        async: false,
      };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      return whole(read(await askNetwork(network, '/manifests', question)), signal);
    },

    async find({ parcels }, signal) {
      const [first = ''] = parcels.flatMap(({ carrierRef }) => partsOf(carrierRef));
      // Manifests cannot be searched, and the order of their list is not documented.
      for (let page = 1; ; page += 1) {
        const path = `/manifests?${new URLSearchParams({ page: `${page}`, results: `${mostAtOnce}` }).toString()}`;
        const { results, next } = readShippo(manifestPage, await askNetwork(network, path, { signal }));
        const own = results.find(
          ({ transactions, status }) => status !== 'ERROR' && transactions?.includes(first),
        );
        if (own) return whole(own, signal);
        if (!next) return null;
      }
    },
  };
}
