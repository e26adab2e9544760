import type { Money } from '@lading/contracts/core';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import type { Platform } from '../../../../platform/platform.ts';
import { isUsBusinessDay, momentAt } from '../../business-day-rules.ts';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierPickups, PickupRequest } from '../carrier-pickups.ts';
import { demoScenario } from './demo-number-rules.ts';
import { cancelDemoPickup, demoPickupBy, insertDemoPickup, type DemoPickup } from './demo-pickup.store.ts';

const carrier = 'Demo Carrier';
const [opens, closes] = [8 * 60, 18 * 60];
const sameDayUntil = 14 * 60;
const leastHours = 2;
const hourMs = 3_600_000;
/** Packages that the fee includes. */
const included = 20;

/** Prices of a pickup from a day on, in US cents. A new tariff is a row with its first day. */
const fees: readonly { from: string; sameDay: number; later: number; eachFurther: number }[] = [
  { from: '2026-01-01', sameDay: 800, later: 500, eachFurther: 15 },
];

const refuse = (text: ReturnType<(typeof shipmentServiceMessages)['pickupNoRate']>) =>
  new CarrierError({ kind: 'refused', text });

/** The price of a pickup ordered at a moment. @throws CarrierError `refused` for a time without pickups */
function demoPickupFee(
  { day, packages, readyAt, closeAt, timeZone, from }: Omit<PickupRequest, 'carrierRefs' | 'reference'>,
  now: Date,
): Money {
  const tariff = fees.findLast((row) => row.from <= day);
  if (from.countryCode !== 'US' || !tariff || demoScenario(from.addressLine2)?.name === 'REFUSE')
    throw refuse(shipmentServiceMessages.pickupRefused({ carrier }));
  if (!isUsBusinessDay(day)) throw refuse(shipmentServiceMessages.pickupNoDay({ carrier }));
  const at = (minutes: number) => momentAt(day, minutes, timeZone);
  if (
    closeAt.getTime() - readyAt.getTime() < leastHours * hourMs ||
    readyAt < at(opens) ||
    closeAt > at(closes)
  )
    throw refuse(shipmentServiceMessages.pickupWindow({ carrier, hours: leastHours }));
  const isSameDay = now >= at(0);
  if (isSameDay && now > at(sameDayUntil))
    throw refuse(shipmentServiceMessages.pickupTooLate({ carrier, time: '14:00' }));
  const base = isSameDay ? tariff.sameDay : tariff.later;
  return { minor: base + Math.max(0, packages - included) * tariff.eachFurther, currency: 'USD' };
}

const bookingOf = ({ pickupRef, fee }: DemoPickup) => ({
  pickupRef,
  confirmation: `DP${pickupRef}`,
  fee: { minor: fee, currency: 'USD' },
});

/** The pickups of the demo carrier: a simulated driver, and scenarios by the second line of the address. */
export function demoPickups({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Required<CarrierPickups> {
  const read = async (by: { pickupRef: string } | { reference: string }) =>
    database.asSystem((trx) => demoPickupBy(trx, by));
  const scenarioOf = ({ request }: DemoPickup) => demoScenario(request.from.addressLine2)?.name;
  return {
    needsLabels: false,

    offer: (request) =>
      Promise.resolve().then(() => ({ fee: demoPickupFee(request, clock.now()), offerRef: null })),

    async book(request) {
      const now = clock.now();
      const fee = demoPickupFee(request, now);
      if (fee.minor > request.fee.minor) throw refuse(shipmentServiceMessages.draftOld());
      const made = await database.asSystem((trx) =>
        insertDemoPickup(trx, { request, fee: request.fee.minor, now }),
      );
      // It is booked; the connection breaks before the reply.
      if (scenarioOf(made) === 'REPLY-LOST') throw new CarrierError({ kind: 'outcome-unknown' });
      return bookingOf(made);
    },

    async find({ reference }) {
      const found = await read({ reference });
      return found ? bookingOf(found) : null;
    },

    async cancel(pickupRef) {
      const now = clock.now();
      const found = await read({ pickupRef });
      if (found?.cancelledAt) return { state: 'cancelled', isRefunded: true };
      const isOnTheWay = !found || now >= new Date(found.request.readyAt);
      if (isOnTheWay || scenarioOf(found) === 'CANCEL-REJECT')
        return { state: 'rejected', text: shipmentServiceMessages.cancelRejected({ carrier }) };
      await database.asSystem((trx) => cancelDemoPickup(trx, pickupRef, now));
      return { state: 'cancelled', isRefunded: true };
    },

    async outcome(pickupRef) {
      const found = await read({ pickupRef });
      if (!found || found.cancelledAt || clock.now() < new Date(found.request.closeAt)) return 'waiting';
      return scenarioOf(found) === 'MISSED' ? 'missed' : 'picked-up';
    },
  };
}
