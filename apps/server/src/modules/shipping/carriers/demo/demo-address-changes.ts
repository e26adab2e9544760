import type { Money } from '@lading/contracts/core';
import {
  addressChangeBlock,
  addressChangeKinds,
  shipmentServiceMessages,
} from '@lading/contracts/shipment-service';
import { trackingStatusOf } from '@lading/contracts/shipping';
import type { Trx } from '../../../../platform/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { CarrierError } from '../carrier-adapter.ts';
import type { AddressChangeRequest, CarrierAddressChanges } from '../carrier-address-changes.ts';
import { demoChangeFee, demoChangeOutcome, demoChangeScenario } from './demo-address-change-rules.ts';
import {
  demoChangeBy,
  demoChangesOf,
  insertDemoChange,
  withdrawDemoChange,
  type DemoAddressChange,
} from './demo-address-change.store.ts';
import { saleByRef } from './demo-carrier.store.ts';
import { eventsOf, journeysOf } from './demo-sale-journeys.ts';
import { demoEvents } from './demo-tracking-rules.ts';
import { isDomestic } from './demo-zone-rules.ts';

const carrier = 'Demo Carrier';

const refuse = (text: ReturnType<(typeof shipmentServiceMessages)['changeRefused']>) =>
  new CarrierError({ kind: 'refused', text });

const accepted = ({ changeRef, fee }: DemoAddressChange) => ({
  changeRef,
  fee: { minor: fee, currency: 'USD' },
});

/** The sale that a change is about, with its fee. @throws CarrierError `refused` when the change is not accepted */
async function taken(trx: Trx, request: AddressChangeRequest, now: Date) {
  const refusal = refuse(shipmentServiceMessages.changeRefused({ carrier }));
  const sale = await saleByRef(trx, request.carrierRef);
  if (!sale || sale.voidRequestedAt) throw refusal;
  const { to } = sale.request;
  if (!isDomestic(to.countryCode) || !isDomestic((request.to ?? to).countryCode))
    throw refuse(shipmentServiceMessages.changeDomesticOnly({ carrier }));
  const known = await demoChangesOf(trx, [sale.carrierRef]);
  // Its shipper may not know yet that it is out for delivery.
  if (addressChangeBlock('PURCHASED', trackingStatusOf(eventsOf(sale, known, now))) !== null) throw refusal;
  const fee: Money | undefined = demoChangeFee(request.kind, now);
  if (!fee) throw refusal;
  return { fee, refusal, scenario: demoChangeScenario(request.to, to) };
}

/** The changes of address of the demo carrier, with scenarios; the fee of one that misses its parcel is refunded. */
export function demoAddressChanges({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): CarrierAddressChanges {
  return {
    kinds: addressChangeKinds,

    offer: (request) =>
      database.asSystem(async (trx) => ({ fee: (await taken(trx, request, clock.now())).fee })),

    async order({ fee: agreed, ...request }) {
      const now = clock.now();
      const { change, scenario } = await database.asSystem(async (trx) => {
        const { fee, refusal, ...same } = await taken(trx, request, now);
        if (same.scenario === 'CHANGE-REFUSE' || fee.minor > agreed.minor) throw refusal;
        return { ...same, change: await insertDemoChange(trx, { request, fee: fee.minor, now }) };
      });
      // It is accepted; the connection breaks before the reply.
      if (scenario === 'CHANGE-LOST') throw new CarrierError({ kind: 'outcome-unknown' });
      return accepted(change);
    },

    async find(reference) {
      const found = await database.asSystem((trx) => demoChangeBy(trx, { reference }));
      return found ? accepted(found) : null;
    },

    withdraw: (changeRef) => database.asSystem((trx) => withdrawDemoChange(trx, changeRef, clock.now())),

    async outcome(changeRef) {
      const now = clock.now();
      const came = await database.asSystem(async (trx) => {
        const change = await demoChangeBy(trx, { changeRef });
        const sale = change && (await saleByRef(trx, change.labelRef));
        if (!change || !sale) return 'missed';
        const journeys = journeysOf(sale, await demoChangesOf(trx, [sale.carrierRef]));
        const parcels = journeys.map((journey) => ({ journey, events: demoEvents(journey, now) }));
        const { kind, to } = change.request;
        return demoChangeOutcome(parcels, { kind, to, at: change.orderedAt }, now);
      });
      if (came !== 'missed') return { state: came };
      const text = shipmentServiceMessages.changeMissed({ carrier });
      return { state: 'failed', isRefunded: true, text };
    },
  };
}
