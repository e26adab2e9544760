import { customsMessages } from '@lading/contracts/orders';
import { addressMatchKey, eeiBasisOf, isFiledAtAnyValue } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { conflict } from '../../../platform/request-error.ts';
import type { CarrierRequest, DeclaredExport } from '../carriers/carrier-adapter.ts';
import { filingDue, filingText, worthByCode, type SiblingGoods } from './eei-rules.ts';
import './eei.table.ts';

/** The first shipment with the goods of a shipment under an alias: a second label declares them once more. */
const firstOf = (alias: string) =>
  sql<string>`coalesce(${sql.ref(`${alias}.relabel_of`)}, ${sql.ref(`${alias}.shipment_id`)})`;

/**
 * The unfiled goods for the same consignee on the same day that are added to those of an export, by shipment. Locks them: until the transaction ends no other can be added.
 * A name in a company makes no second consignee (decision 0186).
 *
 * @param shipmentId the shipment of that export; neither it nor others with the same goods are added
 */
export async function lockGoingAlong(
  trx: Trx,
  { consigneeKey, shipDate, shipmentId }: { consigneeKey: string; shipDate: string; shipmentId: string },
): Promise<SiblingGoods[]> {
  const consignee = sql<string>`eei_consignee(${consigneeKey}::text)`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`eei:${shipDate}:`}::text || ${consignee}, current_org_id()))`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('eei_record as e')
    .innerJoin('label_purchase as p', 'p.purchase_id', 'e.purchase_id')
    .innerJoin('shipment as s', 's.shipment_id', 'e.shipment_id')
    .select(['e.items', 'e.currency', 's.shipment_no as shipmentNo', firstOf('s').as('first')])
    .where(sql<boolean>`eei_consignee(e.consignee_key) = ${consignee}`)
    .where('e.ship_date', '=', sql<string>`${shipDate}::date`)
    .where(
      sql<boolean>`coalesce((select x.basis from eei_entry x where x.purchase_id = e.purchase_id
      order by x.entry_id desc limit 1), e.basis) = 'BELOW'`,
    )
    .where(
      sql<boolean>`${firstOf('s')} <> (select ${firstOf('own')} from shipment own where own.shipment_id = ${shipmentId})`,
    )
    .where('p.state', 'in', ['DRAFT', 'HELD', 'CALLING', 'UNKNOWN', 'BOUGHT'])
    .where('s.label_status', '!=', 'VOIDED')
    .orderBy('e.purchase_id')
    .execute();
  // The goods of a shipment and of its second labels are the same.
  return rows.filter((row, at) => rows.findIndex(({ first }) => first === row.first) === at);
}

/** The ITN of a purchase, as declared or as entered since; null: it has none. */
export async function citedItn(trx: Trx, purchaseId: string): Promise<string | null> {
  const { rows } = await sql<{ itn: string | null }>`
    select coalesce((select x.itn from eei_entry x where x.purchase_id = e.purchase_id and x.itn is not null
      order by x.entry_id desc limit 1), e.itn) as itn
    from eei_record e where e.purchase_id = ${purchaseId}`.execute(trx);
  return rows[0]?.itn ?? null;
}

/** Why an export that must be filed first is not declared. */
const filingsDue: ReadonlySet<string | undefined> = new Set([
  customsMessages.itnMissing.code,
  customsMessages.itnUnknown.code,
  customsMessages.ear99Missing.code,
]);

/**
 * Records the declaration of an export from the US; ignores other shipments. Labels for the same consignee and day wait for each
 * other, so that together they cannot exceed the limit unfiled.
 *
 * @throws RequestError 409 when the goods, with those added, must be filed and are not
 */
export async function recordEei(
  trx: Trx,
  {
    purchaseId,
    shipmentId,
    request,
    now,
  }: { purchaseId: string; shipmentId: string; request: CarrierRequest; now: Date },
): Promise<void> {
  const { from, to, customsMissing, exported, filed, isFilingDue, shipDate } = request;
  // Some carriers require no declaration; a required filing does not depend on the carrier.
  if (customsMissing && (isFilingDue || filingsDue.has(customsMissing.code))) throw conflict(customsMissing);
  // A filing is on record even if its goods could not be declared.
  const declared: DeclaredExport | undefined =
    request.customs ?? exported ?? (filed && { ...filed, items: [] });
  const basis = declared && eeiBasisOf(from, to, declared.itn);
  if (!declared || !basis) return;
  const { itn = null, ear99 = false, items, currency, signer } = declared;
  const consigneeKey = addressMatchKey(to);
  if (basis === 'BELOW') {
    if (isFiledAtAnyValue(from, to) && !ear99) throw conflict(customsMessages.ear99Missing());
    const along = await lockGoingAlong(trx, { consigneeKey, shipDate, shipmentId });
    const due = filingDue({ items, currency }, shipDate, along);
    if (due) throw conflict(filingText(due, along));
  }
  await trx
    .insertInto('eei_record')
    .values({
      purchase_id: purchaseId,
      shipment_id: shipmentId,
      basis,
      itn,
      ear99,
      currency,
      signer,
      created_at: now,
      consignee: JSON.stringify(to),
      consignee_key: consigneeKey,
      ship_date: shipDate,
      worth: [...worthByCode(items).values()].reduce((sum, one) => sum + one, 0),
      items: JSON.stringify(items),
    })
    .execute();
}
