import {
  billingApi,
  feeCodes,
  invoicesApi,
  moneyApi,
  providerInvoicesApi,
  providerTopUpsApi,
  topUpsApi,
  type CauseKind,
} from '@lading/contracts/funds';
import { floorApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { postCharges } from '../modules/funds/charge-posting.service.ts';
import { chargeOf, stepPrice } from '../modules/funds/rating-rules.ts';
import { exactOf, microsOf } from '../modules/funds/exact-decimal.ts';
import { rateNewEvents } from '../modules/funds/rating.service.ts';
import { chargedWork, ruleOf } from '../testing/charged-work.ts';
import { explainedLines, linesOf, nameOf, type LineOf } from '../modules/funds/testing/explained-lines.ts';
import { newKey, warehouseWorld } from '../modules/warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId } = world;
const { chargePage, chargeDetail, warehouseWallets } = billingApi.calls;
const work = await chargedWork(world);
const usd = (minor: number) => ({ minor, currency: 'USD' });
const today = () => server.clock.now().toISOString().slice(0, 10);

const lines = () => explainedLines(server, seller, warehouseId);
const newest = async (name: LineOf<CauseKind>) =>
  (await lines()).findLast(({ line }) => nameOf(line) === name)!;
const rate = () => rateNewEvents(server.platform, orgId);

it.each(feeCodes)(
  'what a warehouse charges for %s leads to its rule, what was counted and its events',
  async (fee) => {
    const before = (await lines()).length;
    await work.acts[fee]();
    await rate();
    const more = (await lines()).slice(before);
    const found = more.find(({ why }) => why.charges?.some((one) => one.fee === fee))!;
    const { transactionId } = found.line;
    const group = found.why.charges!.find((one) => one.fee === fee)!;
    expect(group).toMatchObject({ fee, cardName: 'All fees', rule: ruleOf(fee) });
    const { records } = await made(chargePage, { query: { fee, warehouseId, pageSize: 200 } }, seller);
    const details = await Promise.all(
      records.map(({ chargeId }) => made(chargeDetail, { params: { chargeId: chargeId! } }, seller)),
    );
    const own = details.filter((one) => one.transactionId === transactionId);
    expect(own).toHaveLength(group.charges);
    expect(own.reduce((all, { amount }) => all + microsOf(amount), 0n)).toBe(microsOf(group.amount));
    for (const { rule, quantity, amount, items, events, eventKind, chargeId } of own) {
      const { model, tiers } = rule!;
      const step = tiers[0]?.price ?? '0';
      const again = model === 'AGE' ? stepPrice(step, quantity) : chargeOf(rule!, exactOf(quantity));
      expect(again).toBe(microsOf(amount));
      // What is charged by age shows the days of its units, everything else the event that it stands for.
      const isShown =
        model === 'AGE'
          ? items?.map(({ fromDay, unitDays }) => Boolean(fromDay && unitDays))
          : [events.find(({ isThis }) => isThis)?.kind === eventKind];
      expect(isShown).toEqual([true]);
      expect(await refused(chargeDetail, { params: { chargeId: chargeId! } }, other)).toEqual({ code: 404 });
    }
  },
);

const payment = (reference: string) => ({ warehouseId, orgId, amount: usd(12_345), reference });
const sources: Record<LineOf<'client-payment' | 'warehouse-charge'>, () => Promise<void>> = {
  'client-payment top-up': async () => {
    await made(moneyApi.calls.recordPayment, { body: payment('FT-RECORDED') }, staff);
    expect(await newest('client-payment top-up')).toMatchObject({
      line: { amount: usd(12_345), detail: { reference: 'FT-RECORDED' } },
      why: { charges: null, label: null },
    });
    const body = { warehouseId, amount: usd(777), transactionNo: 'FT-REPORTED', paidOn: today() };
    const { topUpId } = await made(topUpsApi.calls.reportTopUp, { body }, seller);
    await made(providerTopUpsApi.calls.confirmTopUp, { body: { topUpId } }, staff);
    const { line } = await newest('client-payment top-up');
    const reported = await made(topUpsApi.calls.topUps, { query: { warehouseId } }, seller);
    expect(reported.find((one) => one.transactionNo === line.detail['reference'])).toMatchObject({
      amount: line.amount,
      state: 'CONFIRMED',
    });
  },
  'client-payment reversal': async () => {
    await made(moneyApi.calls.recordPayment, { body: payment('FT-WRONG') }, staff);
    const { transactionId } = (await newest('client-payment top-up')).line;
    await made(moneyApi.calls.reversePayment, { body: { warehouseId, orgId, transactionId } }, staff);
    expect(await newest('client-payment reversal')).toMatchObject({
      line: { amount: usd(-12_345), detail: { reference: 'FT-WRONG' } },
      why: { related: [{ transactionId, amount: usd(12_345) }] },
    });
  },
  'warehouse-charge purchase': async () => {
    const { skuCode } = await world.stocked(5);
    await rate();
    const orderId = await world.newOrder([{ skuCode, quantity: 3 }]);
    const body = { orderId, warehouseId };
    const { outboundId, outboundNo } = await made(outboundApi.calls.releaseOrder, { body }, seller);
    await world.fulfil(outboundId);
    await rate();
    const { line, why } = await newest('warehouse-charge purchase');
    expect(line.detail).toMatchObject({ outboundNo, skuCode, units: '3' });
    expect(why.related).toMatchObject([{ kind: 'hold', amount: line.amount }]);
    const { records } = await made(chargePage, { query: { search: outboundNo, warehouseId } }, seller);
    expect(records.map((one) => one.fee).toSorted()).toEqual(why.charges!.map((one) => one.fee).toSorted());
  },
  'warehouse-charge fee': async () => {
    const { skuCode } = await world.newProduct();
    const inboundId = await world.announced(skuCode, 5);
    await made(floorApi.calls.arrive, { body: { inboundId, eventKey: newKey() } }, staff);
    const body = { inboundId, eventKey: newKey(), code: skuCode, good: 5 };
    const { timeline } = await made(floorApi.calls.receive, { body }, staff);
    await rate();
    const taken = (await newest('warehouse-charge fee')).line;
    expect(taken.detail).toMatchObject({ fees: 'RECEIVE_UNIT', skuCode, units: '5' });
    await made(floorApi.calls.undo, { body: { eventId: timeline[0]!.eventId, eventKey: newKey() } }, staff);
    await rate();
    const undone = await newest('warehouse-charge fee');
    expect(undone.line.amount.minor).toBe(-taken.amount.minor);
    expect(undone.line.detail).toMatchObject({ inboundNo: taken.detail['inboundNo'], skuCode });
    expect(undone.why.charges).toMatchObject([{ fee: 'RECEIVE_UNIT', quantity: '-5' }]);
  },
};

it.each(Object.entries(sources))('%s is explained to the cent', async (_name, act) => {
  expect.hasAssertions();
  await act();
});

it('a credit note gives back what its charges round to with those before it', async () => {
  const from = today();
  // 0.246914 each: 25 cents by itself, 24 more with the other.
  for (const units of [2, 2]) await world.stocked(units);
  await rate();
  await work.pass(1);
  const { draftInvoice, issueInvoice, invoiceCharges, answerDispute, invoiceDetail } =
    providerInvoicesApi.calls;
  const period = { warehouseId, orgId, fromDay: from, toDay: from };
  const { invoiceId, lines: drafted } = await made(draftInvoice, { body: period }, staff);
  await made(issueInvoice, { body: { invoiceId } }, staff);
  const { lineNo } = drafted.find((one) => one.fee === 'RECEIVE_UNIT')!;
  const { records } = await made(invoiceCharges, { query: { invoiceId, fee: 'RECEIVE_UNIT' } }, staff);
  const credited: number[] = [];
  for (const { chargeId } of records.filter(({ quantity }) => quantity === '2').slice(0, 2)) {
    const body = { invoiceId, lineNo, chargeIds: [chargeId!], reason: 'Never came' };
    await made(invoicesApi.calls.disputeLine, { body }, seller);
    const { disputes } = await made(invoiceDetail, { params: { invoiceId } }, staff);
    const { disputeId } = disputes.find(({ status }) => status === 'OPEN')!;
    const answer = { disputeId, decision: 'CREDITED' as const, answer: 'You are right' };
    await made(answerDispute, { body: answer }, staff);
    await postCharges(server.platform, { orgId, warehouseId });
    const { line, why } = await newest('warehouse-charge fee');
    const seen = await made(invoicesApi.calls.invoiceDetail, { params: { invoiceId } }, seller);
    const note = seen.disputes.find((one) => one.disputeId === disputeId)!;
    expect(line).toMatchObject({ amount: note.credited, detail: { creditNoteNo: note.creditNoteNo } });
    expect(why.charges).toMatchObject([{ fee: 'RECEIVE_UNIT', charges: 1, rule: ruleOf('RECEIVE_UNIT') }]);
    credited.push(line.amount.minor);
  }
  expect(credited).toEqual([25, 24]);
});

it('nothing is on the statement that the table does not name, and the last balance is the wallet’s', async () => {
  const all = await lines();
  const known = Object.entries(linesOf).flatMap(([cause, kinds]) => kinds.map((kind) => `${cause} ${kind}`));
  expect(known).toEqual(expect.arrayContaining([...new Set(all.map(({ line }) => nameOf(line)))]));
  const wallets = await made(warehouseWallets, {}, seller);
  const { available, held } = wallets.find((one) => one.warehouseId === warehouseId)!;
  expect(all.at(-1)!.line.balance.minor).toBe(available.minor + held.minor);
});
