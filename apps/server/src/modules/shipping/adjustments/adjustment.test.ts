import { fundsApi } from '@lading/contracts/funds';
import { messagesApi } from '@lading/contracts/messages';
import { adjustmentMessages, adjustmentsApi, labelsApi } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { ledger, postageWallet } from '../../funds/index.ts';
import { platformCarriers } from '../carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { labelBuyer, place, workedExample } from '../testing/buy-labels.ts';
import { adjustmentService } from './adjustment.service.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const service = adjustmentService(server.platform, platformCarriers(server.platform));

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}
const page = async (search: string, caller = seller) => {
  const query = { search };
  const answer = await server.call(adjustmentsApi.calls.adjustmentPage, { query }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.records;
};
/** Titles of messages that contain a text. */
const titlesOf = async (text: string) => {
  const answer = await server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.page.records.map(({ titleEn }) => titleEn).filter((title) => title?.includes(text));
};
const dispute = (adjustmentId: string, caller = seller) =>
  server.call(
    adjustmentsApi.calls.disputeAdjustment,
    { body: { adjustmentId, reason: 'wrong-weight' } },
    caller,
  );
const heavy = (by: number) => buyer.bought({ ...workedExample, to: place('90277', `DEMO: HEAVY+${by}`) });

beforeAll(async () => {
  await goTo('2027-03-01T18:00:00Z');
  await buyer.fund(1_000_000);
});

describe('an adjustment', () => {
  it('is charged once three business days after shipping, explained, and credited when a dispute is won', async () => {
    const { shipmentNo } = await heavy(2);
    // 13 lb is less than the dimensional weight of 22 lb: nothing to adjust.
    await service.followUp();
    await goTo('2027-03-04T18:00:00Z');
    await service.followUp();
    expect(await page(shipmentNo)).toEqual([]);

    const light = {
      ...workedExample,
      packages: [{ ...workedExample.packages[0]!, length: 6, width: 6, height: 6 }],
    };
    const bought = await buyer.bought({ ...light, to: place('90277', 'DEMO: HEAVY+2') });
    const before = await buyer.balance();
    await service.followUp();
    expect(await page(bought.shipmentNo)).toEqual([]);
    await goTo('2027-03-09T18:00:00Z');
    await Promise.all([service.followUp(), service.followUp()]);
    await service.followUp();
    const [charged, ...more] = await page(bought.shipmentNo);
    expect(more).toEqual([]);
    expect(charged).toMatchObject({
      reason: 'weight',
      state: 'POSTED',
      canDispute: true,
      declared: { weight: 11 },
      measured: { weight: 13 },
      evidence: [{ place: 'Demo Hub West' }],
    });
    const { difference, transactionId, adjustmentId } = charged!;
    const amount = `${(difference.minor / 100).toFixed(2)} USD`;
    expect(await titlesOf(amount)).toEqual([`Carrier adjustment: ${amount}`]);
    expect(difference.minor).toBeGreaterThan(0);
    expect((await buyer.balance()).available).toBe(before.available - difference.minor);
    const why = await server.call(fundsApi.calls.explainTransaction, { params: { transactionId } }, seller);
    expect(why).toMatchObject({
      data: { kind: 'adjustment', related: [{ kind: 'hold' }, { kind: 'purchase' }] },
    });
    if (why.result !== 'OK') throw new Error(why.message);
    const { label } = why.data;
    expect(label?.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(label?.charged?.minor);
    expect(label?.quoted).toEqual(label?.charged);

    expect(await dispute(adjustmentId, await server.signIn('other@lading.test'))).toMatchObject({
      code: 404,
    });
    expect(await dispute(adjustmentId)).toMatchObject({ data: { state: 'DISPUTED' } });
    expect(await dispute(adjustmentId)).toMatchObject({ data: { state: 'DISPUTED' } });
    await service.followUp();
    expect((await page(bought.shipmentNo))[0]).toMatchObject({ state: 'DISPUTED' });
    await goTo('2027-03-12T18:00:00Z');
    await Promise.all([service.followUp(), service.followUp()]);
    expect((await page(bought.shipmentNo))[0]).toMatchObject({ state: 'CREDITED' });
    expect(await buyer.balance()).toEqual(before);
    expect(await titlesOf(`Dispute won: ${amount}`)).toHaveLength(1);
  });

  it('may take the wallet below zero: buying stops, printing does not; a dispute may be lost, or too late', async () => {
    const { shipmentNo, labels } = await heavy(40);
    const later = await heavy(40);
    const { available } = await buyer.balance();
    await goTo('2027-03-18T18:00:00Z');
    await spend(available - 1);
    await service.followUp();
    expect((await buyer.balance()).available).toBeLessThan(0);
    expect(await buyer.buy(await buyer.quote())).toMatchObject({ result: 'ERR' });
    const input = { params: { labelId: labels[0]!.labelId }, query: { format: 'zpl' as const } };
    const file = await server.send(labelsApi.calls.labelFile, input, seller);
    expect([file.statusCode, file.body.startsWith('^XA')]).toEqual([200, true]);

    const [charged] = await page(shipmentNo);
    await dispute(charged!.adjustmentId);
    await service.followUp();
    await goTo('2027-03-24T18:00:00Z');
    await service.followUp();
    expect((await page(shipmentNo))[0]).toMatchObject({ state: 'UPHELD', canDispute: false });
    expect(await titlesOf('Dispute declined')).toEqual([`Dispute declined: ${shipmentNo}`]);
    await goTo('2027-05-01T18:00:00Z');
    const [late] = await page(later.shipmentNo);
    expect(await dispute(late!.adjustmentId)).toMatchObject({
      code: 409,
      reason: adjustmentMessages.disputeLate.code,
    });
  });

  it('with an open dispute does not block the others', async () => {
    await buyer.fund(1_000_000);
    const light = {
      ...workedExample,
      to: place('90277', 'DEMO: HEAVY+2'),
      packages: [{ ...workedExample.packages[0]!, length: 6, width: 6, height: 6 }],
    };
    const bought = [await buyer.bought(light), await buyer.bought(light)];
    await goTo('2027-05-10T18:00:00Z');
    await service.followUp();
    const charged = await Promise.all(bought.map(async ({ shipmentNo }) => (await page(shipmentNo))[0]!));
    const [stuck] = charged;
    for (const { adjustmentId } of charged) await dispute(adjustmentId);
    const silent = adjustmentService(
      server.platform,
      platformCarriers(server.platform).map((carrier): CarrierAdapter => ({
        ...carrier,
        adjustments: () => Promise.resolve([]),
        dispute: (about, signal) =>
          about.invoiceLine === stuck!.invoiceLine
            ? Promise.reject(new CarrierError({ kind: 'unavailable' }))
            : carrier.dispute!(about, signal),
        disputeStatus: () => Promise.resolve('credited' as const),
      })),
    );
    await silent.followUp(1);
    server.clock.advance(60_000);
    await silent.followUp(1);
    const states = await Promise.all(
      bought.map(async ({ shipmentNo }) => (await page(shipmentNo))[0]!.state),
    );
    expect(states).toEqual(['DISPUTED', 'CREDITED']);
  });
});

/** Withdraws money from the wallet, as many labels would. */
async function spend(minor: number): Promise<void> {
  const { rows } = await server.platform.database.pool.query<{ org_id: string }>(
    `select org_id from person where email = 'seller@lading.test'`,
  );
  await server.platform.database.asOrganization(rows[0]!.org_id, (trx) =>
    ledger(server.clock).settle(trx, {
      kind: 'fee',
      wallet: postageWallet,
      key: 'spent',
      cause: { kind: 'test', id: '1' },
      shares: [{ account: 'cash', minor }],
    }),
  );
}
