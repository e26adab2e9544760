import { sql } from 'kysely';
import './purchase.table.ts';

/** Of packages of shipments under an alias: those that go. A carrier may have taken back the labels of some, while the others stand. */
export const isGoing = (alias: string) =>
  sql<boolean>`not exists (select from label gone where gone.shipment_id = ${sql.ref(`${alias}.shipment_id`)}
    and gone.package_no = ${sql.ref(`${alias}.package_no`)} and gone.voided_at is not null)`;

/** Of a shipment under an alias: how many of its packages go. */
export const goingPackages = (alias: string) =>
  sql<string>`(select count(*) from shipment_package k
    where k.shipment_id = ${sql.ref(`${alias}.shipment_id`)} and ${isGoing('k')})`;

/** Of a purchase under an alias: the numbers of the packages whose labels stand; null where all do. */
export const standingPackages = (alias: string) =>
  sql<number[] | null>`(select case when bool_or(l.voided_at is not null) then
      coalesce(array_agg(l.package_no order by l.package_no) filter (where l.voided_at is null), '{}') end
    from label l where l.purchase_id = ${sql.ref(`${alias}.purchase_id`)})`;
