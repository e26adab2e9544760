import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { InsuredFacts } from './claim-eligibility-rules.ts';
import '../purchase.table.ts';
import '../quote.table.ts';
import '../shipment.table.ts';
import './claim.table.ts';

/** A shipment with insured labels. */
export interface InsuredPurchase extends InsuredFacts {
  shipmentId: string;
  shipmentNo: string;
  orderNo: string | null;
  trackingNumber: string | null;
  purchaseId: string;
  accountId: string;
  /** Its claim is a draft, which can still be changed. */
  isDrafted: boolean;
  /** The wallet paid the premium, so it gets the payment. */
  isFromWallet: boolean;
}

const mostShown = 200;

const insured = (trx: Trx) =>
  trx
    .selectFrom('rate_quote as q')
    .innerJoin('label_purchase as p', 'p.quote_id', 'q.quote_id')
    .innerJoin('shipment as s', 's.shipment_id', 'p.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    .where('p.state', '=', 'BOUGHT')
    .where(sql<boolean>`q.request -> 'insurance' ->> 'minor' is not null`)
    .select(['s.shipment_id', 's.shipment_no', 's.tracking_number', 's.carrier_name', 's.tracking_status'])
    .select(['s.label_status', 'o.order_no', 'p.purchase_id', 'p.account_id', 'p.hold_id', 'q.request'])
    .select(sql<string | null>`s.ship_date::text`.as('ship_day'))
    .leftJoin('insurance_claim as c', (join) =>
      join
        .onRef('c.shipment_id', '=', 's.shipment_id')
        .on(sql<boolean>`c.state not in ('REJECTED', 'CANCELLED')`),
    )
    .select(['c.claim_id', 'c.state as claim_state']);
type Row = Awaited<ReturnType<ReturnType<typeof insured>['executeTakeFirstOrThrow']>>;

const asInsured = (row: Row): InsuredPurchase[] => {
  const { insurance, packages, shipDate, from, to } = row.request;
  if (!insurance) return [];
  return [
    {
      shipmentId: row.shipment_id,
      shipmentNo: row.shipment_no,
      orderNo: row.order_no,
      trackingNumber: row.tracking_number,
      purchaseId: row.purchase_id,
      accountId: row.account_id,
      isFromWallet: row.hold_id !== null,
      insured: insurance,
      packages: packages.length,
      carrierName: row.carrier_name ?? '',
      // A rate may have another day than its quote.
      shipDate: row.ship_day ?? shipDate,
      from,
      to,
      trackingStatus: row.tracking_status,
      hasLabel: row.label_status === 'PURCHASED' || row.label_status === 'PRINTED',
      openClaimId: row.claim_id,
      isDrafted: row.claim_state === 'DRAFT',
    },
  ];
};

/** The latest insured shipments; one of them by its id. */
export async function readInsuredShipments(
  trx: Trx,
  { shipmentId }: { shipmentId?: string | undefined },
): Promise<InsuredPurchase[]> {
  let query = insured(trx);
  if (shipmentId !== undefined) {
    if (!isRowId(shipmentId)) return [];
    query = query.where('s.shipment_id', '=', shipmentId);
  }
  const rows = await query.orderBy('q.quote_id', 'desc').limit(mostShown).execute();
  return rows.flatMap(asInsured);
}
