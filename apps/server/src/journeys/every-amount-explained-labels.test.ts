import { fundsApi, transactionKinds, type CauseKind, type StatementLine } from '@lading/contracts/funds';
import { claimsApi, pickupsApi } from '@lading/contracts/shipment-service';
import { adjustmentsApi, labelsApi, ratesApi, shippingApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../platform/testing/data-of.ts';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';
import { explainedLines, linesOf, nameOf, type LineOf } from '../modules/funds/testing/explained-lines.ts';
import { addressChangeService } from '../modules/shipping/address-changes/address-change.service.ts';
import { changeDesk, redirect } from '../modules/shipping/address-changes/testing/change-desk.ts';
import { adjustmentService } from '../modules/shipping/adjustments/adjustment.service.ts';
import { fixedAccounts } from '../modules/shipping/carriers/carrier-accounts.ts';
import type { CarrierAdapter } from '../modules/shipping/carriers/carrier-adapter.ts';
import { claimDesk } from '../modules/shipping/claims/testing/claim-desk.ts';
import { pickupDraft, savedDock } from '../modules/shipping/pickups/testing/pickup-draft.ts';
import { place, workedExample } from '../modules/shipping/testing/buy-labels.ts';
import { chargingLess } from '../modules/shipping/testing/charging-less.ts';
import { voidService } from '../modules/shipping/void.service.ts';

const people = await twoOrganizations();
const { server } = people;
const desk = changeDesk(server, people);
const { platform } = server;
const voids = voidService(platform, desk.accounts);
const usd = (minor: number) => ({ minor, currency: 'USD' });
const [box] = workedExample.packages;
const light = { ...workedExample, packages: [{ ...box!, length: 6, width: 6, height: 6 }] };

/** Statements of the seller, of which every line adds up. */
const lines = () => explainedLines(server, desk.seller());
const newest = async (name: LineOf<CauseKind>) =>
  (await lines()).findLast(({ line }) => nameOf(line) === name)!;
const shipmentOf = async ({ detail }: StatementLine) => {
  const query = { search: String(detail['shipmentNo']) };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, desk.seller()));
  return records[0]!;
};
/** The same carriers, of which some things are otherwise. */
const carriersWith = (change: (carrier: CarrierAdapter) => Partial<CarrierAdapter>) =>
  desk.carriers.map((carrier) => ({ ...carrier, ...change(carrier) }));
const followAdjustments = (carriers: readonly CarrierAdapter[] = desk.carriers) =>
  adjustmentService(platform, carriers).followUp();
const adjusted = async ({ detail }: StatementLine) => {
  const query = { search: String(detail['shipmentNo']) };
  const { adjustmentPage } = adjustmentsApi.calls;
  return (await dataOf(server.call(adjustmentPage, { query }, desk.seller()))).records;
};
const voidLabels = (shipmentId: string) =>
  dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, desk.seller()));
const heavy = () => desk.buyer().bought({ ...light, to: place('90277', 'DEMO: HEAVY+2') });

/** What is asserted of every label: the lines of its rate, what was quoted, and a shipment that its client may open. */
async function expectLabel({ purchaseId, amount }: { purchaseId: string; amount: { minor: number } }) {
  const { line, why } = await newest('label-purchase purchase');
  expect(line).toMatchObject({ causeId: purchaseId, amount: { minor: -amount.minor } });
  expect(why).toMatchObject({ label: { quoted: amount, charged: amount }, related: [{ kind: 'hold' }] });
  const { shipmentId } = await shipmentOf(line);
  const params = { shipmentId };
  const { shipmentDetail } = shippingApi.calls;
  const shipment = await dataOf(server.call(shipmentDetail, { params }, desk.seller()));
  expect(shipment.purchase).toMatchObject({ purchaseId, amount });
  return { why, shipment };
}

type ElsewhereKind = 'payment' | 'withdrawal' | 'client-payment' | 'warehouse-charge';
/** One act at least for every line that labels and services of carriers can make; those of other causes have tests of their own. */
const acts: Record<LineOf<Exclude<CauseKind, ElsewhereKind>>, () => Promise<void>> = {
  'label-purchase purchase': async () => {
    const one = await desk.buyer().bought();
    await expectLabel(one);
    const several = [box!, { ...box!, weight: 3 }, { ...box!, weight: 40 }];
    const { shipment } = await expectLabel(
      await desk.buyer().bought({ ...workedExample, packages: several }),
    );
    expect(shipment.packages).toHaveLength(3);
    const besides = { insurance: usd(40_000), signature: 'adult', cod: usd(2_000) };
    const insured = await expectLabel(await desk.buyer().bought({ ...workedExample, ...besides }));
    const kinds = insured.why.label!.lines.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['base', 'fuel', 'insurance', 'signature', 'cod']));
    expect(insured.why.entries.map(({ account }) => account)).toContain('insurance');
    const { quote } = ratesApi.calls;
    const back = await dataOf(server.call(quote, { body: { returnOf: one.shipmentId } }, desk.seller()));
    const returned = await expectLabel(await dataOf(desk.buyer().buy(back)));
    expect(returned.shipment.returnOf).toMatchObject({ shipmentId: one.shipmentId });
  },
  'pickup service': async () => {
    const dock = await savedDock(server, desk.seller());
    const { offerPickup, schedulePickup, cancelPickup, pickupPage } = pickupsApi.calls;
    const call = { body: pickupDraft(dock) };
    const { pickupId, fee } = await dataOf(server.call(offerPickup, call, desk.seller()));
    await dataOf(server.call(schedulePickup, { body: { pickupId, fee } }, desk.seller()));
    const paid = await newest('pickup service');
    expect(paid.line).toMatchObject({
      causeId: pickupId,
      amount: usd(-fee.minor),
      detail: { carrier: expect.any(String) as string },
    });
    await dataOf(server.call(cancelPickup, { body: { pickupId } }, desk.seller()));
    const { line, why } = await newest('pickup service');
    expect(line).toMatchObject({ causeId: pickupId, amount: usd(fee.minor) });
    expect(why.related.map(({ kind }) => kind)).toEqual(['hold', 'service']);
    const query = { search: line.causeId };
    const { records } = await dataOf(server.call(pickupPage, { query }, desk.seller()));
    expect(records).toMatchObject([{ pickupId, fee, state: 'CANCELLED' }]);
  },
  'address-change service': async () => {
    const { shipmentId, shipmentNo } = desk.next();
    const offered = await dataOf(desk.offer(redirect(shipmentId)));
    await dataOf(desk.request(offered));
    const { line } = await newest('address-change service');
    const { changeId, fee } = offered;
    expect(line).toMatchObject({ causeId: changeId, amount: usd(-fee.minor), detail: { shipmentNo } });
    const text = { code: 'x', params: {}, message: 'Missed', zhMessage: '错过' };
    const missed = carriersWith(({ addressChanges }) => ({
      addressChanges: {
        ...addressChanges!,
        outcome: () => Promise.resolve({ state: 'failed', isRefunded: true, text } as const),
      },
    }));
    await desk.goTo('2027-03-03T18:00:00Z');
    await addressChangeService(platform, fixedAccounts(missed)).followUp();
    const refund = await newest('address-change service');
    expect(refund.line).toMatchObject({ causeId: changeId, amount: usd(fee.minor) });
    expect(refund.why.related.map(({ kind }) => kind)).toEqual(['hold', 'service']);
    expect(await desk.stands(changeId)).toMatchObject({ fee, state: 'FAILED', isRefunded: true });
  },
  'label-adjustment adjustment': async () => {
    await heavy();
    await desk.goTo('2027-03-09T18:00:00Z');
    await followAdjustments();
    const { line, why } = await newest('label-adjustment adjustment');
    const [more] = await adjusted(line);
    expect(more).toMatchObject({ transactionId: line.transactionId, measured: { weight: 13 } });
    const { was, now, difference, reason } = more!;
    expect(why.adjustment).toEqual({ was, now, reason, refundedBefore: usd(0) });
    expect(line.amount.minor).toBe(-difference.minor);

    const { purchaseId } = await desk.buyer().bought();
    await followAdjustments(await chargingLess(server, purchaseId));
    const less = await newest('label-adjustment adjustment');
    expect(less.line).toMatchObject({ causeId: purchaseId, amount: usd(500) });
    expect(await adjusted(less.line)).toMatchObject([{ difference: usd(-500) }]);
  },
  'label-adjustment dispute': async () => {
    const [{ adjustmentId } = { adjustmentId: '' }] = await adjusted(
      (await lines()).find(
        ({ why }) => why.adjustment && why.adjustment.now.minor > why.adjustment.was.minor,
      )!.line,
    );
    const body = { adjustmentId, reason: 'wrong-weight' as const };
    await dataOf(server.call(adjustmentsApi.calls.disputeAdjustment, { body }, desk.seller()));
    await followAdjustments();
    await desk.goTo('2027-03-15T18:00:00Z');
    await followAdjustments();
    const { line, why } = await newest('label-adjustment dispute');
    expect(await adjusted(line)).toMatchObject([
      { adjustmentId, state: 'CREDITED', creditTransactionId: line.transactionId, difference: line.amount },
    ]);
    expect(why.related.map(({ kind }) => kind)).toEqual(['hold', 'purchase', 'adjustment']);
  },
  'label-void void': async () => {
    const bought = await desk.buyer().bought();
    await followAdjustments(await chargingLess(server, bought.purchaseId));
    await voidLabels(bought.shipmentId);
    await desk.goTo('2027-03-18T18:00:00Z');
    await voids.followUp();
    const { line, why } = await newest('label-void void');
    // It gives back what the label has cost until then, with its adjustment.
    expect(line).toMatchObject({ causeId: bought.purchaseId, amount: usd(bought.amount.minor - 500) });
    expect(why.related.map(({ kind }) => kind)).toEqual(['hold', 'purchase', 'adjustment']);
    expect(await shipmentOf(line)).toMatchObject({ shipmentId: bought.shipmentId, labelStatus: 'VOIDED' });
  },
  'label-void reversal': async () => {
    const bought = await desk.buyer().bought({ ...workedExample, to: place('90277', 'DEMO: LATE-SCAN') });
    await voidLabels(bought.shipmentId);
    await desk.goTo('2027-03-22T18:00:00Z');
    await voids.followUp();
    await desk.goTo('2027-03-25T18:00:00Z');
    await desk.tracking.trackDue();
    const { line, why } = await newest('label-void reversal');
    expect(line).toMatchObject({ causeId: bought.purchaseId, amount: usd(-bought.amount.minor) });
    expect(why.related.map(({ kind }) => kind)).toEqual(['hold', 'purchase', 'void']);
    const query = { search: String(line.detail['shipmentNo']) };
    const { records } = await dataOf(server.call(labelsApi.calls.voidPage, { query }, desk.seller()));
    expect(records).toMatchObject([{ state: 'DISPUTED', shipmentId: bought.shipmentId }]);
  },
  'label-claim claim': async () => {
    const claims = claimDesk({ server, seller: desk.seller(), other: desk.other() });
    await claims.begin();
    const { claimId, shipmentNo } = await claims.submitted('DEMO: CLAIM-PARTIAL');
    for (const day of [10, 14]) {
      await claims.goTo(day);
      await claims.workOf().followUp();
    }
    await desk.goTo(server.clock.now().toISOString());
    const { line } = await newest('label-claim claim');
    expect(line.detail).toMatchObject({ claimId, shipmentNo });
    const params = { claimId: String(line.detail['claimId']) };
    const { claimDetail } = claimsApi.calls;
    expect(await dataOf(server.call(claimDetail, { params }, desk.seller()))).toMatchObject({
      state: 'PAID',
      approved: line.amount,
      transactionId: line.transactionId,
    });
  },
};

// A Tuesday, with a label on its way; each act leaves the clock where the next one begins.
beforeAll(() => desk.send(1));

it.each(Object.entries(acts))('%s is explained to the cent', async (_name, act) => {
  expect.hasAssertions();
  await act();
});

it('nothing is on the statement that the table does not name, and every kind of transaction is in it', async () => {
  const all = await lines();
  const known = Object.entries(linesOf).flatMap(([cause, kinds]) => kinds.map((kind) => `${cause} ${kind}`));
  expect(known).toEqual(expect.arrayContaining([...new Set(all.map(({ line }) => nameOf(line)))]));
  // What is set aside and comes back moves nothing for good.
  const named = new Set(['hold', 'release', ...Object.values(linesOf).flat()]);
  expect([...named].toSorted()).toEqual(expect.arrayContaining(transactionKinds.toSorted()));
  const { available, held } = await dataOf(
    server.call(fundsApi.calls.postageBalance, { query: {} }, desk.seller()),
  );
  expect(all.at(-1)!.line.balance.minor).toBe(available.minor + held.minor);
  const { transactionId } = all.at(-1)!.line;
  const stranger = await server.signIn('other@lading.test');
  const { explainTransaction } = fundsApi.calls;
  expect(await server.call(explainTransaction, { params: { transactionId } }, stranger)).toMatchObject({
    code: 404,
  });
});
