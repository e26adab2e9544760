import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { barcodesOf } from './inbound-floor.store.ts';

/** A line of a return with every code that a scan may give. */
export interface ReturnCodes {
  lineId: string;
  productId: string;
  skuCode: string;
  codes: string[];
  expected: number;
  inspected: number;
}

/** The lines of a return, as scans are matched with them. */
export async function readReturnCodes(trx: Trx, returnId: string): Promise<ReturnCodes[]> {
  const { rows } = await sql<ReturnCodes>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", array[p.sku_code] || ${barcodesOf} as codes,
      l.expected, l.restocked + l.damaged + l.disposed as inspected
    from return_line l join product p using (product_id) where l.return_id = ${returnId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}
