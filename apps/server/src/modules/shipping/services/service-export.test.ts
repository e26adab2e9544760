import { addressChangesApi, claimsApi } from '@lading/contracts/shipment-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller } from '../../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { changeDesk, redirect } from '../address-changes/testing/change-desk.ts';
import { claimDesk } from '../claims/testing/claim-desk.ts';
import { exportLines } from '../testing/export-lines.ts';

const { server, seller, other } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());

/** Returns to the current date, when files are created, and signs in. */
async function comeBack(): Promise<{ seller: Caller; other: Caller }> {
  server.clock.advance(Date.now() - server.clock.now().getTime());
  return {
    seller: await server.signIn('seller@lading.test'),
    other: await server.signIn('other@lading.test'),
  };
}

const linesOf = (started: Parameters<typeof exportLines>[1], caller: Caller) =>
  exportLines(server, started, caller);

it('claims are exported with the list’s filters, for the organization only', async () => {
  const desk = claimDesk({ server, seller, other });
  const { calls } = claimsApi;
  await desk.begin();
  const { claimId, shipmentNo } = await desk.submitted();
  await desk.begin();
  const draft = await desk.drafted();
  const now = await comeBack();
  const start = (more: object, caller = now.seller) =>
    server.call(calls.exportClaims, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await linesOf(start({ state: 'IN_REVIEW' }), now.seller);
  expect(heading).toContain('Claim,Shipment number,Order number');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(shipmentNo);
  expect(rows[0]).toContain('Damaged,In review,400,400');
  expect(await linesOf(start({}), now.seller)).toHaveLength(3);
  const chosen = await linesOf(start({ ids: [draft.claimId] }), now.seller);
  expect(chosen).toHaveLength(2);
  expect(chosen[1]).toContain(`${draft.claimId},${draft.shipmentNo}`);
  expect(await linesOf(start({ ids: [claimId] }, now.other), now.other)).toHaveLength(1);
  const counts = (search?: string, caller = now.seller) =>
    dataOf(server.call(calls.claimStateCounts, { query: search ? { search } : {} }, caller));
  expect(await counts()).toEqual({ counts: { DRAFT: 1, IN_REVIEW: 1 }, over: [] });
  expect((await counts(shipmentNo)).counts).toEqual({ IN_REVIEW: 1 });
  expect((await counts(undefined, now.other)).counts).toEqual({});
});

it('changes of address are exported with the list’s filters, without drafts', async () => {
  const desk = changeDesk(server, { seller, other });
  const { calls } = addressChangesApi;
  await desk.goTo('2029-03-05T18:00:00Z');
  await desk.buyer().fund(100_000);
  const [first, second] = [await desk.buy(), await desk.buy()];
  await desk.goTo('2029-03-06T18:00:00Z');
  await desk.tracking.trackDue();
  await dataOf(desk.request(await dataOf(desk.offer(redirect(first.shipmentId)))));
  await dataOf(desk.offer(redirect(second.shipmentId)));
  const now = await comeBack();
  const start = (more: object, caller = now.seller) =>
    server.call(calls.exportAddressChanges, { body: { format: 'csv', ...more } }, caller);
  const [heading, ...rows] = await linesOf(start({}), now.seller);
  expect(heading).toContain('Shipment number,Order number,Carrier');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(first.shipmentNo);
  expect(rows[0]).toContain('Redirect,Accepted');
  expect(rows[0]).toContain('9 Fell St');
  expect(await linesOf(start({ state: 'FAILED' }), now.seller)).toHaveLength(1);
  expect(await linesOf(start({}, now.other), now.other)).toHaveLength(1);
  const counts = (caller = now.seller) =>
    dataOf(server.call(calls.addressChangeStateCounts, { query: {} }, caller));
  expect(await counts()).toEqual({ counts: { ACCEPTED: 1 }, over: [] });
  expect((await counts(now.other)).counts).toEqual({});
});
