import { afterAll, expect, it } from 'vitest';
import { labelSample } from '../../../../platform/documents/testing/label-sample.ts';
import { writePdf } from '../../../../platform/documents/write-pdf.ts';
import { runWorker } from '../../../../platform/workers/run-worker.ts';
import {
  easyPostRate,
  easyPostShipment,
  failureOf,
  order,
  scriptedNetworks,
} from './testing/scripted-networks.ts';

const { site, easyPost } = await scriptedNetworks();
afterAll(() => site.close());

/** Two workers kept busy by an unfinished task. */
function takeTurnsOf(orgId: string): () => void {
  const ended = new AbortController();
  const url = new URL('data:text/javascript,setInterval(()=>undefined,1000)');
  for (const _ of [1, 2])
    void runWorker({ orgId, url, data: null, milliseconds: 60_000, signal: ended.signal }).catch(
      () => undefined,
    );
  return () => ended.abort();
}
async function buy(signal: AbortSignal) {
  const rates = [easyPostRate('a', { service: 's' })];
  const label = { label_url: `${site.address}/label.pdf` };
  const sold = { tracking_code: '9400', selected_rate: rates[0], postage_label: label };
  site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
  site.says.set('POST /v2/shipments/shp_1/buy', { body: easyPostShipment(rates, sold) });
  site.says.set('GET /label.pdf', { body: await writePdf(labelSample) });
  return failureOf(easyPost.buy(order('USPS.s', 593), signal));
}

it('a PDF label uses a turn of its organization, not of one whose id equals the account’s', async () => {
  const end = takeTurnsOf('1');
  expect(await buy(AbortSignal.timeout(10_000))).toBeNull();
  end();
});

it('PDF labels of all accounts of an organization share its turns', async () => {
  const end = takeTurnsOf('2');
  expect(await buy(AbortSignal.timeout(1_000))).toEqual({ kind: 'outcome-unknown' });
  end();
});
