import type { EnteredCitation } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { CustomsItem } from '../../orders/index.ts';
import '../shipment.table.ts';
import type { EeiContent } from './eei-layout.ts';
import './eei.table.ts';

/** The facts for checking the citation of an export. */
interface DeclaredGoods {
  items: CustomsItem[];
  currency: string;
  consigneeKey: string;
  shipDate: string;
  /** Whether all goods were confirmed to be. */
  ear99: boolean;
}

/** The goods of an export, locked until the transaction ends; it must be the organization's. */
export async function lockDeclaredGoods(trx: Trx, recordId: string): Promise<DeclaredGoods> {
  // Not the row itself: it is immutable, and its readers may not lock it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`eei-entry:${recordId}`}, current_org_id()))`.execute(
    trx,
  );
  return trx
    .selectFrom('eei_record')
    .select(['items', 'currency', 'consignee_key as consigneeKey', 'ear99'])
    .select(sql<string>`ship_date::text`.as('shipDate'))
    .where('purchase_id', '=', recordId)
    .executeTakeFirstOrThrow();
}

/** Sender, consignee and goods of an export that must be the organization's. */
export async function readEeiContent(trx: Trx, recordId: string): Promise<Omit<EeiContent, 'record'>> {
  const { sender, consignee, items } = await trx
    .selectFrom('eei_record as e')
    .innerJoin('shipment as s', 's.shipment_id', 'e.shipment_id')
    .select(['s.sender', 'e.consignee', 'e.items'])
    .where('e.purchase_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return { exporter: sender, consignee, items };
}

/** Stores a citation entered for an export. */
export async function insertEntry(
  trx: Trx,
  {
    recordId,
    entered,
    userId,
    now,
  }: { recordId: string; entered: EnteredCitation; userId: string; now: Date },
): Promise<void> {
  const { basis, itn, exemption } = entered;
  await trx
    .insertInto('eei_entry')
    .values({ purchase_id: recordId, basis, itn, exemption, user_id: userId, created_at: now })
    .execute();
}
