import { fundsApi } from '@lading/contracts/funds';
import { claimMessages } from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { ledger } from '../../funds/index.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import { claimDesk, usd } from './testing/claim-desk.ts';

const people = await twoOrganizations();
const { server } = people;
const desk = claimDesk(people);
const work = desk.workOf();
const { database } = server.platform;
const { rows: owners } = await database.pool.query<{ org_id: string }>(
  `select org_id from person where email = 'seller@lading.test'`,
);
const orgId = owners[0]!.org_id;

/** As if the node had ended right after the claim was submitted. */
const markSubmitted = (claimId: string) =>
  database.pool.query(
    `update insurance_claim set state = 'SUBMITTED', submitted_at = $2 where claim_id = $1`,
    [claimId, server.clock.now()],
  );

beforeEach(() => desk.begin());

describe('a decision', () => {
  it('to approve is paid into the wallet once, by an entry that refers to the label', async () => {
    const { claimId, shipmentId, shipmentNo } = await desk.submitted();
    const before = await desk.now.buyer.balance();
    await desk.goTo(10);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'APPROVED', approved: usd(40_000), acts: [] });
    expect(await desk.now.buyer.balance()).toEqual(before);
    expect(await desk.cancel(claimId)).toMatchObject({ code: 409 });

    await desk.goTo(14);
    await Promise.all([work.followUp(), work.followUp(), work.followUp()]);
    await work.followUp();
    const paid = await desk.stands(claimId);
    expect(paid).toMatchObject({
      state: 'PAID',
      payTime: expect.any(String),
      thread: [{ author: 'INSURER' }],
    });
    expect((await desk.now.buyer.balance()).available).toBe(before.available + 40_000);
    const transactionId = paid.transactionId!;
    const why = await dataOf(
      server.call(fundsApi.calls.explainTransaction, { params: { transactionId } }, desk.now.seller),
    );
    expect(why).toMatchObject({ kind: 'claim', related: [{ kind: 'hold' }, { kind: 'purchase' }] });
    expect(why.entries.map(({ account, amount }) => [account, amount.minor])).toEqual([
      ['wallet', 40_000],
      ['insurance', -40_000],
    ]);
    const shipment = await dataOf(
      server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, desk.now.seller),
    );
    expect(shipment.purchase!.transactions.at(-1)).toMatchObject({ kind: 'claim', transactionId });
    expect(shipment.acts).not.toContain('claim');
    expect(await desk.titles()).toEqual(
      expect.arrayContaining([
        claimMessages.noticeApproved({ shipment: shipmentNo }).message,
        claimMessages.noticePaid({ shipment: shipmentNo }).message,
      ]),
    );

    const cause = { kind: 'label-claim', id: why.causeId };
    await database.asOrganization(orgId, (trx) =>
      ledger(server.clock).reverse(trx, { transactionId, cause }),
    );
    expect(await desk.now.buyer.balance()).toEqual(before);
  });

  it('may approve a part', async () => {
    const { claimId } = await desk.submitted('DEMO: CLAIM-PARTIAL');
    const before = await desk.now.buyer.balance();
    await desk.goTo(14);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'PAID',
      approved: usd(20_000),
      requested: usd(40_000),
    });
    expect((await desk.now.buyer.balance()).available).toBe(before.available + 20_000);
  });

  it('in another currency than the wallet’s is not accepted', async () => {
    const { claimId } = await desk.submitted();
    const before = await desk.now.buyer.balance();
    const amount = { minor: 40_000, currency: 'CAD' };
    const standing = () => Promise.resolve({ state: 'approved' as const, amount, isPaid: true });
    await desk.workOf({ standing }).followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'IN_REVIEW', thread: [] });
    expect(await desk.now.buyer.balance()).toEqual(before);
    // It stays open until the amount is in the wallet's currency.
    await desk.goTo(14);
    await work.followUp();
    expect((await desk.now.buyer.balance()).available).toBe(before.available + 40_000);
  });

  it('may be a rejection, after which another claim can be filed', async () => {
    const { claimId, shipmentId } = await desk.submitted('DEMO: CLAIM-REJECT');
    const before = await desk.now.buyer.balance();
    await desk.goTo(14);
    await work.followUp();
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'REJECTED',
      thread: [{ author: 'INSURER', message: { code: claimMessages.notCovered.code } }],
    });
    expect(await desk.now.buyer.balance()).toEqual(before);
    expect((await dataOf(desk.save(shipmentId))).claimId).not.toBe(claimId);
  });

  it('to approve nothing is a rejection', async () => {
    const { claimId, shipmentId } = await desk.submitted();
    const before = await desk.now.buyer.balance();
    const standing = () => Promise.resolve({ state: 'approved' as const, amount: usd(0), isPaid: true });
    await desk.workOf({ standing }).followUp();
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'REJECTED',
      approved: null,
      thread: [{ author: 'INSURER', message: { code: claimMessages.nothingApproved.code } }],
    });
    expect(await desk.now.buyer.balance()).toEqual(before);
    expect((await dataOf(desk.save(shipmentId))).claimId).not.toBe(claimId);
  });

  it('on a lost parcel needs no file', async () => {
    const { shipmentId } = await desk.shipped('DEMO: LOST');
    await desk.goTo(12);
    const { claimId } = await dataOf(desk.save(shipmentId, { type: 'LOSS' }));
    await dataOf(desk.submit(claimId));
    await desk.goTo(22);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'PAID', approved: usd(40_000) });
  });
});

describe('a question of the insurer', () => {
  it('is answered with text and files, once, and then decided', async () => {
    const { shipmentId, shipmentNo } = await desk.shipped();
    const { claimId } = await dataOf(desk.save(shipmentId));
    await dataOf(desk.submit(claimId));
    expect(await desk.reply(claimId)).toMatchObject({ code: 409 });
    await desk.goTo(9);
    await Promise.all([work.followUp(), work.followUp()]);
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'NEEDS_ACTION',
      acts: ['attach', 'reply', 'cancel'],
      thread: [{ author: 'INSURER', message: { code: claimMessages.needsEvidence.code } }],
    });
    expect(await desk.titles()).toContain(claimMessages.noticeAsked({ shipment: shipmentNo }).message);

    await dataOf(desk.attach(claimId));
    const answers = await Promise.all([desk.reply(claimId), desk.reply(claimId)]);
    expect(answers.map(({ result }) => result)).toEqual(['OK', 'OK']);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'IN_REVIEW',
      files: [{ isSent: true }],
      thread: [{ author: 'INSURER' }, { author: 'SELLER', text: 'See the photo' }],
    });
    expect(await desk.reply(claimId, 'another-reply')).toMatchObject({ code: 409 });
    await desk.goTo(19);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'PAID' });
  });

  it('is answered later when the insurer does not respond', async () => {
    const { claimId } = await desk.submitted('DEMO: CLAIM-ASK');
    await desk.goTo(9);
    await work.followUp();
    await dataOf(desk.reply(claimId));
    await database.pool.query(`update claim_message set sent_at = null where claim_id = $1`, [claimId]);
    const silent = () => Promise.reject(new CarrierError({ kind: 'unavailable' }));
    await desk.workOf({ reply: silent }).followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'IN_REVIEW' });
    await work.followUp();
    await work.followUp();
    const { rows } = await database.pool.query<{ replies: unknown[]; sent: number }>(
      `select d.claim -> 'replies' as replies,
        (select count(*)::int from claim_message m where m.claim_id = c.claim_id and m.sent_at is not null) as sent
      from demo_carrier_claim d join insurance_claim c using (reference) where c.claim_id = $1`,
      [claimId],
    );
    expect(rows).toMatchObject([{ replies: [{ key: 'reply-key-1' }], sent: 1 }]);
  });
});

describe('an interrupted claim', () => {
  it('is filed once by the scheduled work, after it was submitted', async () => {
    const { claimId } = await desk.drafted();
    await markSubmitted(claimId);
    // Filed, but interrupted before that was stored.
    const cut = desk.workOf({
      async file(claim, signal) {
        await desk.insurer.file(claim, signal);
        throw new CarrierError({ kind: 'outcome-unknown' });
      },
    });
    await cut.followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'SUBMITTED' });
    await Promise.all([work.followUp(), work.followUp()]);
    expect(await desk.stands(claimId)).toMatchObject({ state: 'IN_REVIEW' });
    const { rows } = await database.pool.query(
      `select from demo_carrier_claim d join insurance_claim c using (reference) where c.claim_id = $1`,
      [claimId],
    );
    expect(rows).toHaveLength(1);
  });

  it('is rejected with the insurer’s message when the insurer refuses it', async () => {
    const { claimId } = await desk.drafted();
    await markSubmitted(claimId);
    const text = claimMessages.notCovered();
    const refusing = desk.workOf({ file: () => Promise.reject(new CarrierError({ kind: 'refused', text })) });
    await refusing.followUp();
    expect(await desk.stands(claimId)).toMatchObject({
      state: 'REJECTED',
      thread: [{ message: { code: text.code } }],
    });
  });
});

describe('withdrawing a claim', () => {
  it('works for a draft and in review, however often it is requested', async () => {
    const draft = await desk.drafted();
    expect(await dataOf(desk.cancel(draft.claimId))).toMatchObject({ state: 'CANCELLED' });
    expect(await dataOf(desk.cancel(draft.claimId))).toMatchObject({ state: 'CANCELLED' });
    expect(await desk.submit(draft.claimId)).toMatchObject({ code: 409 });
    const { claimId } = await dataOf(desk.save(draft.shipmentId));
    await dataOf(desk.submit(claimId));
    expect(await dataOf(desk.cancel(claimId))).toMatchObject({ state: 'CANCELLED' });
    await desk.goTo(20);
    await work.followUp();
    expect(await desk.stands(claimId)).toMatchObject({ state: 'CANCELLED' });
  });

  it('fails once it is decided, even if we do not know that yet', async () => {
    const { claimId } = await desk.submitted();
    await desk.goTo(10);
    expect(await desk.cancel(claimId)).toMatchObject({ code: 409, reason: claimMessages.decided.code });
    expect(await desk.stands(claimId)).toMatchObject({ state: 'APPROVED' });
  });
});
