import type { BookFindings } from '@lading/contracts/funds';
import { adjustmentsApi, labelsApi, type TrackingEvent } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../platform/database.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { plantedIn } from '../../testing/planted-in.ts';
import { findingsOfBooks, ledger, postageWallet } from '../funds/index.ts';
import { adjustmentService } from './adjustments/adjustment.service.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import type { CarrierAdjustment } from './carriers/carrier-adjustments.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { voidDisputes } from './void-dispute.service.ts';
import { voidService } from './void.service.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { database, clock } = server.platform;
const planted = plantedIn(database);
/** The carrier's adjustments; it grants every dispute and refund. */
let told: CarrierAdjustment[] = [];
const carriers = platformCarriers(server.platform).map((carrier): CarrierAdapter => ({
  ...carrier,
  adjustments: () => Promise.resolve(told),
  dispute: () => Promise.resolve(),
  disputeStatus: () => Promise.resolve('credited' as const),
  refundStatus: () => Promise.resolve('refunded' as const),
}));
const adjustments = adjustmentService(server.platform, carriers);
const voids = voidService(server.platform, fixedAccounts(carriers));
const measures = { length: 12, width: 9, height: 7, weight: 6, unit: 'in/lb' as const };
const price = 2_809;
type Label = Awaited<ReturnType<typeof buyer.bought>>;
let serial = 0;

/** A charge or credit by the carrier for a label that is bought for it, unless one is given. */
async function adjusted(difference: number, label?: Label): Promise<Label> {
  const bought = label ?? (await buyer.bought());
  const { rows } = await database.pool.query<{ ref: string }>(
    'select carrier_ref as ref from label_purchase where purchase_id = $1',
    [bought.purchaseId],
  );
  serial += 1;
  told = [
    {
      carrierRef: rows[0]!.ref,
      invoiceLine: `BOOKS-${serial}`,
      packageNo: 1,
      time: clock.now().toISOString(),
      reason: 'weight',
      declared: measures,
      measured: measures,
      was: { minor: 5_000, currency: 'USD' },
      now: { minor: 5_000 + difference, currency: 'USD' },
      evidence: [],
    },
  ];
  await adjustments.followUp();
  return bought;
}

async function voided(label?: Label): Promise<Label> {
  const bought = label ?? (await buyer.bought());
  const body = { shipmentId: bought.shipmentId };
  expect(await dataOf(server.call(labelsApi.calls.voidLabels, { body }, seller))).toMatchObject({
    state: 'ACCEPTED',
  });
  return bought;
}

async function disputed({ shipmentNo }: Label): Promise<void> {
  const { adjustmentPage, disputeAdjustment } = adjustmentsApi.calls;
  const { records } = await dataOf(server.call(adjustmentPage, { query: { search: shipmentNo } }, seller));
  const body = { adjustmentId: records[0]!.adjustmentId, reason: 'wrong-weight' as const };
  await dataOf(server.call(disputeAdjustment, { body }, seller));
  await adjustments.followUp();
}

/** Reports a scan of a void label. */
async function scanned({ shipmentId }: Label): Promise<void> {
  const scan: TrackingEvent = {
    trackingNumber: '1',
    time: clock.now().toISOString(),
    status: 'ACCEPTED',
    detail: 'accepted',
    text: 'Picked up',
    place: null,
  };
  await asSeller((trx, orgId) =>
    voidDisputes(server.platform).take(trx, { orgId, shipmentId, events: [scan] }),
  );
}

async function asSeller<Result>(work: (trx: Trx, orgId: string) => Promise<Result>): Promise<Result> {
  const { rows } = await database.pool.query<{ org_id: string }>(
    `select org_id from person where email = 'seller@lading.test'`,
  );
  const orgId = rows[0]!.org_id;
  return database.asOrganization(orgId, (trx) => work(trx, orgId));
}

const findings = (): Promise<BookFindings> => database.asSystem((trx) => findingsOfBooks(trx, clock.now()));

/** The purchases of the labels, by what happened to them. */
let purchaseOf: Record<'charged' | 'won' | 'refunded' | 'free' | 'scanned' | 'accepted', string>;

beforeAll(async () => {
  await buyer.fund(1_000_000);
  const charged = await adjusted(700);
  const won = await adjusted(700);
  await disputed(won);
  const refunded = await voided(await adjusted(-500));
  // The carrier refunds the price, then more than it, and then grants the void: nothing is left to refund.
  const free = await voided(await adjusted(-100, await adjusted(-price)));
  const used = await voided();
  await voids.followUp();
  await scanned(used);
  const accepted = await voided();
  purchaseOf = {
    charged: charged.purchaseId,
    won: won.purchaseId,
    refunded: refunded.purchaseId,
    free: free.purchaseId,
    scanned: used.purchaseId,
    accepted: accepted.purchaseId,
  };
});

it('adjustments, won disputes and voids are in the ledger as they are, and nothing is found', async () => {
  expect(await findings()).toEqual(noFindings);
});

describe('the check of the books finds', () => {
  const change = (table: string, to: string, back: string) => ({ table, to, back });
  const state = (to: string, back: string) => change('label_void', `state = '${to}'`, `state = '${back}'`);

  it.each<[string, keyof BookFindings, keyof typeof purchaseOf, ReturnType<typeof change>]>([
    [
      'an adjustment charged with another amount than reported',
      'misadjusted',
      'charged',
      change('label_adjustment', 'now = now + 1', 'now = now - 1'),
    ],
    [
      'an adjustment whose entry belongs to another line',
      'misadjusted',
      'charged',
      change(
        'label_adjustment',
        `invoice_line = 'other-' || invoice_line`,
        `invoice_line = substr(invoice_line, 7)`,
      ),
    ],
    [
      'an adjustment that was not charged',
      'misadjusted',
      'free',
      change('label_adjustment', 'was = was - 9000', 'was = was + 9000'),
    ],
    [
      'a credit for a dispute that was not won',
      'misadjusted',
      'won',
      change(
        'label_adjustment',
        `state = 'UPHELD', dispute_note = credit_transaction_id::text, credit_transaction_id = null`,
        `state = 'CREDITED', credit_transaction_id = dispute_note::bigint, dispute_note = null`,
      ),
    ],
    [
      'a refund of a void that the carrier rejected',
      'misrefunded',
      'refunded',
      state('REJECTED', 'REFUNDED'),
    ],
    ['a refund that was not reversed after a scan', 'misrefunded', 'refunded', state('DISPUTED', 'REFUNDED')],
    ['a refund that was reversed without a scan', 'misrefunded', 'scanned', state('REFUNDED', 'DISPUTED')],
    ['a void whose refund was not posted', 'misrefunded', 'accepted', state('REFUNDED', 'ACCEPTED')],
  ])('%s', async (_what, kind, name, { table, to, back }) => {
    const purchaseId = purchaseOf[name];
    const set = (values: string) => `update ${table} set ${values} where purchase_id = ${purchaseId}`;
    await planted(table, [set(to), set(back)], async () => {
      expect(await findings()).toEqual({ ...noFindings, [kind]: [purchaseId] });
    });
    expect(await findings()).toEqual(noFindings);
  });

  it('a refund of another amount than the label had cost', async () => {
    const purchaseId = purchaseOf.refunded;
    const set = (by: string) =>
      `update ledger_entry set amount = amount ${by} where account = 'wallet' and transaction_id =
         (select transaction_id from ledger_transaction where kind = 'void' and key = '${purchaseId}')`;
    await planted('ledger_entry', [set('- 1'), set('+ 1')], async () => {
      expect(await findings()).toMatchObject({ misrefunded: [purchaseId], misadjusted: [] });
    });
  });

  it('a charge that no carrier reported, and a refund without a void', async () => {
    const id = purchaseOf.charged;
    const share = { account: 'carrier-payable' as const, minor: -100 };
    await asSeller(async (trx) => {
      const given = { wallet: postageWallet, shares: [share] };
      const books = ledger(clock);
      await books.settle(trx, {
        ...given,
        kind: 'adjustment',
        key: 'x',
        cause: { kind: 'label-adjustment', id },
      });
      await books.settle(trx, { ...given, kind: 'void', key: id, cause: { kind: 'label-void', id } });
    });
    expect(await findings()).toEqual({ ...noFindings, misadjusted: [id], misrefunded: [id] });
  });
});
