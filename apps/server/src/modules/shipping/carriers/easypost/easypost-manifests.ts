import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierManifest, CarrierManifests } from '../carrier-manifests.ts';
import {
  askAboutOrder,
  askNetwork,
  inItsWords,
  networkFile,
  type Network,
} from '../networks/network-call.ts';
import { partsOf } from '../networks/purchase-ref.ts';

const scanForm = z.object({
  id: z.string(),
  status: z.string(),
  message: z.string().nullish(),
  form_url: z.string().nullish(),
});
type ScanForm = z.infer<typeof scanForm>;
const withScanForm = z.object({ scan_form: z.object({ id: z.string() }).nullish() });

/** The manifests of EasyPost, which it calls scan forms, created from shipments with bought labels. */
export function easyPostManifests(network: Network): CarrierManifests {
  const read = (answer: unknown): ScanForm => {
    const found = scanForm.safeParse(answer);
    if (!found.success) throw new CarrierError({ kind: 'outcome-unknown' }, found.error);
    return found.data;
  };
  const ask = async (id: string, signal: AbortSignal): Promise<ScanForm> =>
    read(await askAboutOrder(network, `/scan_forms/${encodeURIComponent(id)}`, signal));

  /** Waits for a form that is being created. */
  async function whole(given: ScanForm, signal: AbortSignal): Promise<CarrierManifest> {
    let form = given;
    for (let wait = 100; form.status === 'creating'; wait = Math.min(2_000, wait * 2)) {
      await pause(wait, undefined, { signal });
      form = await ask(form.id, signal);
    }
    if (form.status === 'failed') {
      const text = form.message ? inItsWords(form.message) : shipmentServiceMessages.notManifested();
      throw new CarrierError({ kind: 'refused', text });
    }
    if (!form.form_url) throw new CarrierError({ kind: 'outcome-unknown' });
    return { manifestRef: form.id, number: form.id, pdf: await networkFile(network, form.form_url, signal) };
  }

  return {
    async create({ parcels }, signal) {
      const shipments = parcels.flatMap(({ carrierRef }) => partsOf(carrierRef)).map((id) => ({ id }));
      const body = { scan_form: { shipments } };
      const question = { method: 'POST' as const, body, signal, isPurchase: true };
      return whole(read(await askNetwork(network, '/scan_forms', question)), signal);
    },

    async find({ parcels }, signal) {
      const [first = ''] = parcels.flatMap(({ carrierRef }) => partsOf(carrierRef));
      const path = `/shipments/${encodeURIComponent(first)}`;
      const found = withScanForm.safeParse(await askNetwork(network, path, { signal }));
      if (!found.success) throw new CarrierError({ kind: 'unavailable' }, found.error);
      const { scan_form: made } = found.data;
      return made ? whole(await ask(made.id, signal), signal) : null;
    },
  };
}
