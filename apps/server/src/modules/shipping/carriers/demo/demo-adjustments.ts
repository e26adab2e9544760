import { adjustmentMessages, poundsOf, type RatedPackage } from '@lading/contracts/shipping';
import type { Platform } from '../../../../platform/platform.ts';
import { afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import type { CarrierAdjustment } from '../carrier-adjustments.ts';
import { beginDispute, disputedAt, heavySales, type DemoSale } from './demo-carrier.store.ts';
import { demoScenario } from './demo-number-rules.ts';
import { demoCharge } from './demo-rate-rules.ts';

/** Business days after shipping until the demo's hub weighs a parcel. */
const weighedAfterDays = 3;
/** Business days after a dispute until it is decided. */
const decidedAfterDays = 2;
/** The error of the demo's scale: a dispute about no more than this is won. */
const toleratedPounds = 2;

type Weighed = Pick<RatedPackage, 'weight' | 'unit'>;

/** Whether a dispute about the weight of a package is won. */
export const isWithinTolerance = (declared: Weighed, measured: Weighed): boolean =>
  poundsOf(measured) - poundsOf(declared) <= toleratedPounds;

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The demo carrier's charge for parcels of the scenario `HEAVY+n`: its scale reads n pounds more than was declared. */
function adjustmentOf(sale: DemoSale, today: string): CarrierAdjustment[] {
  const { request, serviceCode, carrierRef } = sale;
  const scenario = demoScenario(request.to.addressLine2);
  const [declared, ...others] = request.packages;
  if (scenario?.name !== 'HEAVY' || scenario.by === 0 || !declared || sale.voidRequestedAt) return [];
  const weighedOn = afterBusinessDays(request.shipDate, weighedAfterDays, isUsBusinessDay);
  if (weighedOn > today) return [];
  const isMetric = declared.unit === 'cm/kg';
  const measured = {
    ...declared,
    weight: declared.weight + (isMetric ? Math.round(scenario.by * 453.592) / 1_000 : scenario.by),
  };
  const charged = (packages: typeof request.packages) => demoCharge({ ...request, packages }, serviceCode);
  const [was, now] = [charged(request.packages), charged([measured, ...others])];
  // A parcel that is larger than it is heavy costs the same.
  if (!was || !now || now.minor <= was.minor) return [];
  const time = `${weighedOn}T12:00:00.000Z`;
  const weight = `${Math.round(measured.weight * 100) / 100} ${isMetric ? 'kg' : 'lb'}`;
  return [
    {
      invoiceLine: `DEMO-${carrierRef}-1`,
      carrierRef,
      reason: 'weight',
      packageNo: 1,
      declared,
      measured,
      was,
      now,
      time,
      evidence: [{ time, place: 'Demo Hub West', text: adjustmentMessages.adjustmentScale({ weight }) }],
    },
  ];
}

/** The demo carrier's adjustments, and its decisions on disputes. */
export function demoAdjustments({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Required<
  Pick<CarrierAdapter, 'adjustments' | 'dispute' | 'disputeStatus'>
> {
  return {
    async adjustments(since) {
      const today = day(clock.now());
      // It keeps reporting each line as long as a server may have missed it.
      const sales = await database.asSystem((trx) => heavySales(trx, since));
      return sales.flatMap((sale) => adjustmentOf(sale, today));
    },

    async dispute({ invoiceLine }) {
      await database.asSystem((trx) => beginDispute(trx, invoiceLine, clock.now()));
    },

    async disputeStatus({ invoiceLine, declared, measured }) {
      const started = await database.asSystem((trx) => disputedAt(trx, invoiceLine));
      if (!started || afterBusinessDays(day(started), decidedAfterDays, isUsBusinessDay) > day(clock.now()))
        return 'open';
      return isWithinTolerance(declared, measured) ? 'credited' : 'upheld';
    },
  };
}
