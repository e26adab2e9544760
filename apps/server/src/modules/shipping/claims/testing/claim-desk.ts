import { messagesApi } from '@lading/contracts/messages';
import { claimsApi, type ClaimDetail, type ClaimType } from '@lading/contracts/shipment-service';
import { dataOf } from '../../../../platform/testing/data-of.ts';
import type { Caller } from '../../../../platform/testing/test-server.ts';
import type { twoOrganizations } from '../../../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from '../../carriers/carrier-accounts.ts';
import type { CarrierClaims } from '../../carriers/carrier-claims.ts';
import { labelBuyer, place, workedExample } from '../../testing/buy-labels.ts';
import { trackingService } from '../../tracking.service.ts';
import { claimWork } from '../claim-work.service.ts';

const { calls } = claimsApi;
const dayMs = 86_400_000;
export const usd = (minor: number) => ({ minor, currency: 'USD' });
export const photo = (content = '%PDF-1.7 photo', name = 'photo.pdf') => new File([content], name);

/** The codes of the field errors of a call. */
export const codesOf = (answer: unknown): string[] =>
  ((answer as { errors?: { code?: string }[] }).errors ?? []).flatMap(({ code }) => code ?? []);

/** Calls for tests of claims, as people make them, and the scheduled work with the insurer. */
export function claimDesk({ server, ...people }: Awaited<ReturnType<typeof twoOrganizations>>) {
  const { platform } = server;
  const carriers = platformCarriers(platform);
  const tracking = trackingService(platform, fixedAccounts(carriers));
  const now: { seller: Caller; other: Caller; buyer: ReturnType<typeof labelBuyer> } = {
    ...people,
    buyer: labelBuyer(server, people.seller),
  };
  let start = Date.parse('2027-03-01T20:00:00Z');
  let sent = 0;

  /** The scheduled work, with an insurer that has some overrides. */
  const workOf = (more: Partial<CarrierClaims> = {}) =>
    claimWork(
      platform,
      fixedAccounts(carriers.map((one) => ({ ...one, claims: { ...one.claims!, ...more } }))),
    );

  /** Advances to the nth day of a test, which starts on a Monday, with a new token, since the old one expires. */
  async function goTo(day: number): Promise<void> {
    server.clock.advance(start + (day - 1) * dayMs - server.clock.now().getTime());
    now.seller = await server.signIn('seller@lading.test');
    now.other = await server.signIn('other@lading.test');
    now.buyer = labelBuyer(server, now.seller);
  }

  /** Starts a test, in its own twelve weeks. */
  async function begin(): Promise<void> {
    start += 84 * dayMs;
    await goTo(1);
    await now.buyer.fund(100_000);
  }

  /** An insured label with a scanned parcel; the day is then the fifth, a Friday. */
  async function shipped(scenario?: string) {
    const to = place('90277', scenario);
    const bought = await now.buyer.bought({ ...workedExample, to, insurance: usd(40_000) });
    await goTo(5);
    await tracking.trackDue();
    return bought;
  }

  const save = (
    shipmentId: string,
    { type = 'DAMAGE', minor = 40_000 }: { type?: ClaimType; minor?: number } = {},
    caller: Caller = now.seller,
  ) => {
    const body = { shipmentId, type, amount: usd(minor), description: 'Two mugs were broken' };
    return server.call(calls.saveClaim, { body }, caller);
  };
  const attach = (
    claimId: string,
    file: File = photo(),
    uploadKey = `claim-file-${(sent += 1)}`,
    caller: Caller = now.seller,
  ) => server.call(calls.addClaimFile, { body: { claimId, uploadKey, file } }, caller);
  const submit = (claimId: string, caller: Caller = now.seller) =>
    server.call(calls.submitClaim, { body: { claimId } }, caller);
  const reply = (claimId: string, messageKey = 'reply-key-1', caller: Caller = now.seller) =>
    server.call(calls.replyClaim, { body: { claimId, messageKey, text: 'See the photo' } }, caller);
  const cancel = (claimId: string, caller: Caller = now.seller) =>
    server.call(calls.cancelClaim, { body: { claimId } }, caller);

  /** A draft with a photo. */
  async function drafted(scenario?: string) {
    const bought = await shipped(scenario);
    const { claimId } = await dataOf(save(bought.shipmentId));
    await dataOf(attach(claimId));
    return { ...bought, claimId };
  }

  async function submitted(scenario?: string) {
    const claim = await drafted(scenario);
    await dataOf(submit(claim.claimId));
    return claim;
  }

  const stands = (claimId: string): Promise<ClaimDetail> =>
    dataOf(server.call(calls.claimDetail, { params: { claimId } }, now.seller));
  const insured = (shipmentId: string, caller: Caller = now.seller) =>
    dataOf(server.call(calls.insuredShipments, { query: { shipmentId } }, caller));

  /** Titles of the messages sent to the seller. */
  async function titles() {
    const query = { pageSize: 50 };
    const { page } = await dataOf(server.call(messagesApi.calls.listMessages, { query }, now.seller));
    return page.records.map(({ titleEn }) => titleEn);
  }

  return {
    /** The callers, with currently valid tokens. */
    now,
    insurer: carriers[0]!.claims!,
    workOf,
    goTo,
    begin,
    shipped,
    save,
    attach,
    submit,
    reply,
    cancel,
    drafted,
    submitted,
    stands,
    insured,
    titles,
  };
}
