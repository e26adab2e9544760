import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { labelPicture } from '../networks/testing/label-picture.ts';
import { failureOf, inTime, request, scriptedNetworks } from '../networks/testing/scripted-networks.ts';
import { documentedExchanges, type Exchange } from './testing/documented-exchanges.ts';

/** A folder with recordings of a client of EasyPost (HAR files), such as those of easypost-node; without it, the documented answers do. */
const folder = process.env.LADING_VENDOR_TRAFFIC;

interface Recording {
  log: {
    entries: {
      request: { method: string; url: string };
      response: { status: number; content: { text?: string } };
    }[];
  };
}
async function recorded(from: string): Promise<Exchange[]> {
  const names = (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.har'));
  const files = await Promise.all(names.map((name) => readFile(join(from, name), 'utf8')));
  return files.flatMap((text) =>
    (JSON.parse(text) as Recording).log.entries.flatMap(({ request: { method, url }, response }) => {
      const { status, content } = response;
      if (!content.text?.startsWith('{')) return [];
      return { method, path: new URL(url).pathname, status, body: JSON.parse(content.text) as unknown };
    }),
  );
}
const exchanges = [...documentedExchanges, ...(folder === undefined ? [] : await recorded(folder))];
const those = (method: string, path: RegExp, isFine: boolean) =>
  exchanges
    .filter((one) => one.method === method && path.test(one.path) && one.status < 400 === isFine)
    .map((one, at) => [`${one.method} ${one.path} ${one.status} #${at}`, one] as const);

const { site, easyPost } = await scriptedNetworks();
afterAll(() => site.close());
const shipmentOf = ({ body }: Exchange) =>
  body as {
    id?: string;
    rates: { carrier: string; service: string; rate: string }[];
    refund_status?: string;
  };

describe('recorded traffic of EasyPost', () => {
  it.each(those('POST', /^\/v2\/shipments$/, true))(
    '%s: every priced service is offered',
    async (_what, one) => {
      // A shipment is known by its id, which some recordings leave out.
      const body = { id: 'shp_1', ...(one.body as object) };
      site.says.set('POST /v2/shipments', { status: one.status, body });
      const { rates } = await easyPost.rate(request, inTime());
      const priced = shipmentOf(one).rates.filter(({ rate }) => Number(rate) > 0);
      expect(new Set(rates.map(({ serviceCode }) => serviceCode))).toEqual(
        new Set(priced.map(({ carrier, service }) => `${carrier}.${service}`)),
      );
    },
  );

  it.each(those('POST', /^\/v2\/shipments$/, false))('%s: the reason is shown', async (_what, one) => {
    site.says.set('POST /v2/shipments', { status: one.status, body: one.body });
    const failure = await failureOf(easyPost.rate(request, inTime()));
    const isKeyRefused = one.status === 401 || one.status === 403;
    const text = { message: expect.stringMatching(/\w+ \w+/) as string };
    expect(failure).toMatchObject(isKeyRefused ? { kind: 'unauthorized' } : { kind: 'refused', text });
  });

  it.each(those('POST', /^\/v2\/shipments\/\w+\/refund$/, true))(
    '%s: the refund is understood',
    async (_what, one) => {
      const body = { id: 'shp_1', ...(one.body as object) };
      site.says.set('POST /v2/shipments/shp_1/refund', { body });
      site.says.set('GET /v2/shipments/shp_1', { body });
      const states = { rejected: 'rejected', not_applicable: 'not-applicable' } as const;
      const status = shipmentOf(one).refund_status ?? '';
      const { state } = await easyPost.voidLabel('shp_1', inTime());
      expect(state).toBe(states[status as keyof typeof states] ?? 'accepted');
      const paid = { refunded: 'refunded', not_applicable: 'refunded', rejected: 'rejected' } as const;
      const standing = await easyPost.refundStatus('shp_1', inTime());
      expect(standing).toBe(paid[status as keyof typeof paid] ?? 'pending');
    },
  );

  it.each(those('GET', /^\/v2\/trackers$/, true))('%s: every known step is an event', async (_what, one) => {
    site.says.set('GET /v2/trackers', { body: one.body });
    const parcel = { trackingNumber: 'any', serviceCode: 'USPS.Priority' };
    const { events } = await easyPost.track([parcel], inTime());
    const { trackers } = one.body as { trackers: { tracking_details: { status: string }[] }[] };
    const known = trackers
      .flatMap((tracker) => tracker.tracking_details)
      .filter(({ status }) => status !== 'unknown');
    expect(events).toHaveLength(known.length);
  });
});

it('the parcels of EasyPost’s test mode end in the states that they stand for', async () => {
  const [list] = those('GET', /^\/v2\/trackers$/, true);
  site.says.set('GET /v2/trackers', { body: list![1].body });
  const parcel = { trackingNumber: 'any', serviceCode: 'USPS.Priority' };
  const { events } = await easyPost.track([parcel], inTime());
  const last = new Map(events.map(({ trackingNumber, status }) => [trackingNumber, status]));
  expect([...last.values()]).toEqual([
    'PRE_TRANSIT',
    'IN_TRANSIT',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
    'RETURNING',
    'EXCEPTION',
    // Nothing is known about it yet but that its label was made.
    'PRE_TRANSIT',
  ]);
});

it('a sold shipment is found by our reference, with its price, number and label', async () => {
  const sold = documentedExchanges.find(({ method }) => method === 'GET')!;
  const label = { label_url: `${site.address}/label.png`, label_pdf_url: null };
  site.says.set('GET /v2/shipments/R1', { body: { ...(sold.body as object), postage_label: label } });
  site.says.set('GET /label.png', { body: await labelPicture('9400100110368068953228') });
  expect(await easyPost.find({ reference: 'R1', note: null }, inTime())).toMatchObject({
    amount: { minor: 549, currency: 'USD' },
    packages: [{ trackingNumber: '9400100110368068953228' }],
  });
});
