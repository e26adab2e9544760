import { sql } from 'kysely';
import { channelTexts } from '../channels/channel-error.ts';
import type { storeJobs } from './store-jobs.ts';
import { withoutParcel, type StormOrder } from './storm-orders.ts';
import type { StormParcels } from './storm-parcels.ts';
import type { StormShop, Units } from './storm-shop.ts';

function add(units: Units, lines: StormOrder['lines'], sign = 1): void {
  for (const { sku, units: count } of lines) units[sku] = (units[sku] ?? 0) + sign * count;
}

/** What else of other orders a merge holds. */
const ofOthers = (orders: readonly StormOrder[], whole: StormOrder, family: readonly StormOrder[]) =>
  orders.filter((it) => it.mergedInto === whole.id && !family.includes(it));

/**
 * What is wrong with the goods of an order of the shop. What the shop wants of us is in parcels, by what each of them held when it was
 * made, or is offered to be shipped; and no unit is both.
 * @param owed units that the shop wants of us, those that have left among them
 * @param byItself units that the shop has shipped by itself: they count as those of a parcel of ours that it was not told of yet
 */
export function faultsOfGoods(
  orders: readonly StormOrder[],
  parcels: StormParcels,
  id: string,
  { owed, byItself }: { owed: Units; byItself: Units },
): string[] {
  const known = orders.filter(({ externalId }) => externalId === id);
  const isDue = Object.values(owed).some((units) => units > 0);
  if (known.length > 1 || (isDue && known.length === 0)) return [`${id} is here ${known.length} times`];
  const [origin] = known;
  if (!origin) return [];
  const family = orders.filter((it) => it === origin || it.splitFrom === origin.id);
  const wholes = new Set(
    family.flatMap(({ role, mergedInto }) => (role === 'PART' ? (mergedInto ?? []) : [])),
  );
  const holders = orders.filter((it) => (family.includes(it) && it.role !== 'PART') || wholes.has(it.id));
  const [offered, packed]: [Units, Units] = [{}, {}];
  for (const holder of holders) {
    const made = holder.shipments.filter(({ status }) => !withoutParcel.has(status));
    const isOffered = holder.status === 'UNSHIPPED' || holder.status === 'PARTIALLY_SHIPPED';
    for (const { id: shipmentId } of made) add(packed, parcels.linesOf(shipmentId));
    if (isOffered) add(offered, holder.lines);
    const into = isOffered ? offered : made.length > 0 ? packed : undefined;
    if (into) for (const other of ofOthers(orders, holder, family)) add(into, other.lines, -1);
  }
  const isAside = holders.some(
    ({ status, stateBy, isChanged }) =>
      status === 'ON_HOLD' || isChanged || (status === 'CANCELLED' && stateBy === 'person'),
  );
  const faults: string[] = [];
  for (const sku of new Set([...Object.keys(owed), ...Object.keys(offered)])) {
    const [due, out, here] = [owed[sku] ?? 0, packed[sku] ?? 0, offered[sku] ?? 0];
    const left = Math.max(0, out - (byItself[sku] ?? 0));
    if (here > Math.max(0, due - left))
      faults.push(`${id} ${sku}: ${here} offered, ${due} due, ${out} packed`);
    else if (!isAside && here + out < due)
      faults.push(`${id} ${sku}: ${due} due, only ${here} offered and ${out} packed`);
  }
  const concerned = new Set([...family, ...holders]);
  return faults.length === 0 ? [] : [...faults, ...[...concerned].map((it) => JSON.stringify(it))];
}

interface Report {
  no: string;
  kind: string;
  state: string;
  code: string | null;
  at: string;
  ext: string;
  numbers: string[];
}

/** What is wrong with what the shop knows of parcels. */
export async function faultsOfReports(
  jobs: ReturnType<typeof storeJobs>,
  shop: StormShop,
): Promise<string[]> {
  const reports = await jobs.rows(sql<Report>`
    select s.shipment_no || coalesce('/' || r.order_id, '') as no, r.kind, r.state, r.message->>'code' as code,
      s.shipment_status as at, coalesce(o.external_id, origin.external_id) as ext,
      array(select l.tracking_number from label l where l.shipment_id = s.shipment_id order by l.package_no) as numbers
    from shipment_report r join shipment s using (shipment_id)
      join customer_order o on o.order_id = coalesce(r.order_id, s.order_id)
      left join customer_order origin on origin.order_id = o.split_from
    where o.store_id is not null order by r.report_id`);
  return reports.flatMap((report) => {
    const { no, numbers, kind, state, code, at, ext } = report;
    const known = shop.known({ no, numbers });
    const isByItself = Object.values(shop.byItself(ext)).some((units) => units > 0);
    // It says so where nothing of the goods is left to ship there, or counts them already.
    const isNeedless =
      shop.isClosed(ext) ||
      code === channelTexts.nothingToShip.code ||
      (state === 'NOT_NEEDED' && isByItself);
    const isRight =
      at === 'VOIDED'
        ? known === 'withdrawn' || known === 'unknown'
        : known === 'told' || (known === 'unknown' && isNeedless);
    const isOpen = state === 'PENDING' || (state === 'FAILED' && !isNeedless && kind === 'shipped');
    return isRight && !isOpen ? [] : [`${known}: ${JSON.stringify(report)}`];
  });
}
