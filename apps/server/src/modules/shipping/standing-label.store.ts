import { sql } from 'kysely';
import './purchase.table.ts';

/** Condition on packages of shipments under an alias: those with a valid label. A carrier may have voided the labels of some only. */
export const isGoing = (alias: string) =>
  sql<boolean>`not exists (select from label gone where gone.shipment_id = ${sql.ref(`${alias}.shipment_id`)}
    and gone.package_no = ${sql.ref(`${alias}.package_no`)} and gone.voided_at is not null)`;

/** The number of packages with valid labels of a shipment under an alias. */
export const goingPackages = (alias: string) =>
  sql<string>`(select count(*) from shipment_package k
    where k.shipment_id = ${sql.ref(`${alias}.shipment_id`)} and ${isGoing('k')})`;

/** The numbers of packages with valid labels of a purchase under an alias; null when all are. */
export const standingPackages = (alias: string) =>
  sql<number[] | null>`(select case when bool_or(l.voided_at is not null) then
      coalesce(array_agg(l.package_no order by l.package_no) filter (where l.voided_at is null), '{}') end
    from label l where l.purchase_id = ${sql.ref(`${alias}.purchase_id`)})`;
