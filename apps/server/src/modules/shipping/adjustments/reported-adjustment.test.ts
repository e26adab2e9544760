import { messagesApi } from '@lading/contracts/messages';
import { adjustmentMessages, adjustmentsApi, disputeDays } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { platformCarriers } from '../carriers/carrier-accounts.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import type { CarrierAdjustment } from '../carriers/carrier-adjustments.ts';
import { labelBuyer, workedExample } from '../testing/buy-labels.ts';
import { adjustmentService } from './adjustment.service.ts';

const dayMs = 86_400_000;
const { server, ...people } = await twoOrganizations();
let { seller } = people;
const buyer = labelBuyer(server, seller);
const page = async (search: string) =>
  (await dataOf(server.call(adjustmentsApi.calls.adjustmentPage, { query: { search } }, seller))).records;
/** Texts of messages that contain a text. */
const textsOf = async (text: string) => {
  const query = { pageSize: 50 };
  const { page: messages } = await dataOf(server.call(messagesApi.calls.listMessages, { query }, seller));
  return messages.records.map(({ contentEn }) => contentEn).filter((content) => content?.includes(text));
};
const dispute = (adjustmentId: string) =>
  server.call(
    adjustmentsApi.calls.disputeAdjustment,
    { body: { adjustmentId, reason: 'wrong-weight' } },
    seller,
  );

/** How the carrier knows the label of a shipment. */
async function purchaseOf(shipmentNo: string): Promise<{ ref: string; account: string }> {
  const { rows } = await server.platform.database.pool.query<{ ref: string; account: string }>(
    `select p.carrier_ref as ref, p.account_id as account
     from label_purchase p join shipment s using (shipment_id) where s.shipment_no = $1`,
    [shipmentNo],
  );
  return rows[0]!;
}

/** The service, with a carrier that reports one line for a label. */
function reporting(
  { ref, account }: { ref: string; account: string },
  line: Pick<CarrierAdjustment, 'invoiceLine' | 'time' | 'now'>,
) {
  const measures = { length: 12, width: 9, height: 7, weight: 6, unit: 'in/lb' as const };
  const reported: CarrierAdjustment = {
    ...line,
    carrierRef: ref,
    packageNo: 1,
    reason: 'weight',
    declared: measures,
    measured: measures,
    was: { minor: 2_809, currency: 'USD' },
    evidence: [],
  };
  return adjustmentService(
    server.platform,
    platformCarriers(server.platform).map((carrier): CarrierAdapter => ({
      ...carrier,
      adjustments: () => Promise.resolve(carrier.accountId === account ? [reported] : []),
    })),
  );
}

beforeAll(() => buyer.fund(1_000_000));

it('an adjustment in the client’s favor is credited, and cannot be disputed', async () => {
  const { shipmentNo } = await buyer.bought(workedExample);
  const generous = reporting(await purchaseOf(shipmentNo), {
    invoiceLine: 'IN-FAVOR-1',
    time: server.clock.now().toISOString(),
    now: { minor: 2_309, currency: 'USD' },
  });
  const before = await buyer.balance();
  await generous.followUp();
  await generous.followUp();
  expect((await buyer.balance()).available).toBe(before.available + 500);
  const [credited] = await page(shipmentNo);
  expect(credited).toMatchObject({ state: 'POSTED', canDispute: false, difference: { minor: -500 } });
  expect(await dispute(credited!.adjustmentId)).toMatchObject({
    code: 409,
    reason: adjustmentMessages.disputeOfCredit.code,
  });
  expect((await page(shipmentNo))[0]).toMatchObject({ state: 'POSTED' });
});

it('an adjustment that is reported weeks after its charge can be disputed from then on, and the notice names that day', async () => {
  const { shipmentNo } = await buyer.bought(workedExample);
  const charge = server.clock.now();
  server.clock.advance(41 * dayMs);
  seller = await server.signIn('seller@lading.test');
  const late = reporting(await purchaseOf(shipmentNo), {
    invoiceLine: 'LATE-1',
    time: charge.toISOString(),
    now: { minor: 3_309, currency: 'USD' },
  });
  const before = server.clock.now().getTime();
  await late.followUp();
  const after = server.clock.now().getTime();
  const [charged] = await page(shipmentNo);
  expect(charged).toMatchObject({ chargedTime: charge.toISOString(), canDispute: true });
  const until = charged!.disputableUntil;
  const reported = Date.parse(until) - disputeDays * dayMs;
  expect(reported).toBeGreaterThanOrEqual(before);
  expect(reported).toBeLessThanOrEqual(after);
  expect(await textsOf(shipmentNo)).toEqual([
    expect.stringContaining(`You can dispute it until ${until.slice(0, 10)}.`),
  ]);
  expect(await dispute(charged!.adjustmentId)).toMatchObject({ data: { state: 'DISPUTED' } });
});
