import { identityApi } from '@lading/contracts/identity';
import { addressChangesApi, type AddressChangeDraft } from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import type { Trx } from '../../../../platform/database.ts';
import { dataOf } from '../../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../../platform/testing/test-server.ts';
import { fixedAccounts, platformCarriers } from '../../carriers/carrier-accounts.ts';
import { labelBuyer, place, workedExample } from '../../testing/buy-labels.ts';
import { trackingService } from '../../tracking.service.ts';

const { calls } = addressChangesApi;

/** The input for ordering a draft. */
interface Ordered {
  changeId: string;
  fee: { minor: number; currency: string };
}

/** Where parcels are redirected to; the second line chooses what happens at the demo carrier. */
export const target = (addressLine2 = '') => ({
  name: 'Hannah Whitfield',
  company: '',
  addressLine1: '9 Fell St',
  addressLine2,
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
  phone: '',
  email: '',
});
export const redirect = (shipmentId: string, scenario?: string): AddressChangeDraft => ({
  shipmentId,
  kind: 'REDIRECT',
  to: target(scenario),
});

/** Calls for tests of changes of address, as made by people of two organizations. */
export function changeDesk(server: TestServer, first: { seller: Caller; other: Caller }) {
  let { seller, other } = first;
  const carriers = platformCarriers(server.platform);
  const accounts = fixedAccounts(carriers);
  const moving: { shipmentId: string; shipmentNo: string }[] = [];
  const desk = {
    carriers,
    accounts,
    tracking: trackingService(server.platform, accounts),
    seller: () => seller,
    other: () => other,
    buyer: () => labelBuyer(server, seller),
    /** Sets the clock, and gets a new token, since the old one expires. */
    async goTo(moment: string) {
      server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
      seller = await server.signIn('seller@lading.test');
      other = await server.signIn('other@lading.test');
    },
    buy: () => desk.buyer().bought({ ...workedExample, to: place('90277') }),
    /** Buys labels on a Monday, and advances to Tuesday, when all are in transit. */
    async send(count: number) {
      await desk.goTo('2027-03-01T18:00:00Z');
      await desk.buyer().fund(200_000);
      while (moving.length < count) moving.push(await desk.buy());
      await desk.goTo('2027-03-02T18:00:00Z');
      await desk.tracking.trackDue();
    },
    /** A shipment in transit that no test has used yet. */
    next() {
      const one = moving.shift();
      if (!one) throw new Error('Send more labels');
      return one;
    },
    options: (shipmentId: string, caller = seller) =>
      server.call(calls.addressChangeOptions, { params: { shipmentId } }, caller),
    offer: (body: AddressChangeDraft, caller = seller) =>
      server.call(calls.offerAddressChange, { body }, caller),
    request: ({ changeId, fee }: Ordered, caller = seller) =>
      server.call(calls.requestAddressChange, { body: { changeId, fee } }, caller),
    page: async (query: object = {}, caller = seller) =>
      (await dataOf(server.call(calls.addressChangePage, { query: { pageSize: 200, ...query } }, caller)))
        .records,
    stands: async (changeId: string) => (await desk.page()).find((one) => one.changeId === changeId),
    detail: (shipmentId: string) =>
      dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller)),
    /** The context for calling a service directly as the seller. */
    async context() {
      const me = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
      const { orgId } = me.org;
      return {
        user: { orgId, userId: me.user.userId },
        db: <Result>(run: (trx: Trx) => Promise<Result>) =>
          server.platform.database.asOrganization(orgId, run),
        audit: { tell: () => undefined },
      } as never;
    },
  };
  return desk;
}
