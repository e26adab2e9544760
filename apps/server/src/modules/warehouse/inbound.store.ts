import {
  actsIn,
  inboundStatuses,
  inboundTransitions,
  type InboundDetail,
  type InboundDraft,
  type InboundLine,
  type InboundStatus,
  type InboundSummary,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListSource, Sql } from '../../platform/lists/list-source.ts';
import { statusList } from '../../platform/lists/status-list.store.ts';
import {
  insertSubject,
  lockSubject,
  replaceSubject,
  saveSubjectState,
  subjectFilters,
  type LockedSubject,
  type SubjectChoice,
} from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';

type InboundField = 'inboundNo' | 'eta' | 'createTime';

/** The filters of a list of inbounds. */
type InboundChoice = SubjectChoice<InboundField, InboundStatus>;

const source: ListSource<InboundField> = {
  kind: 'inbound',
  from: sql`inbound i`,
  alias: 'i',
  id: sql`i.inbound_id`,
  usual: 'createTime:desc',
  keys: {
    inboundNo: { key: sql`i.inbound_no`, type: 'text' },
    createTime: { key: sql`i.created_at`, type: 'timestamptz' },
    eta: { key: sql`i.eta`, type: 'date', none: sql`i.eta is null` },
  },
};

const filtersOf = (choice: InboundChoice): Sql[] => subjectFilters('i', choice);

interface HeadRow extends Omit<InboundSummary, 'createTime'> {
  createTime: Date;
  containerNo: string | null;
  tracking: string | null;
  remark: string | null;
  version: number;
}

const heads = (condition: Sql) => sql<HeadRow>`
  select i.inbound_id::text as "inboundId", i.inbound_no as "inboundNo", i.client_ref as "clientRef", i.status,
    i.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", i.delivery, i.eta::text as eta,
    i.container_no as "containerNo", i.tracking, i.remark, i.version, i.created_at as "createTime",
    l.skus::integer, l.expected::integer, l.received::integer, l.stowed::integer
  from inbound i join warehouse w using (warehouse_id) cross join lateral (
    select count(distinct product_id) as skus, coalesce(sum(expected), 0) as expected,
      coalesce(sum(counted_good + counted_damaged), 0) as received, coalesce(sum(stowed), 0) as stowed
    from inbound_line where inbound_line.inbound_id = i.inbound_id) l
  where ${condition}`;

const asSummary = ({
  containerNo: _c,
  tracking: _t,
  remark: _r,
  version: _v,
  ...row
}: HeadRow): InboundSummary => ({ ...row, createTime: row.createTime.toISOString() });

const read = async (trx: Trx, condition: Sql): Promise<HeadRow[]> =>
  (await heads(condition).execute(trx)).rows;

/** The list of inbounds, newest first by default. */
export const inboundList = statusList({
  source,
  statuses: inboundStatuses,
  filters: filtersOf,
  read,
  show: asSummary,
  idOf: ({ inboundId }) => inboundId,
});

/** The lines of inbounds, by the inbound's id. */
async function readInboundLines(trx: Trx, ids: readonly string[]): Promise<Map<string, InboundLine[]>> {
  const { rows } = await sql<InboundLine & { inboundId: string }>`
    select l.inbound_id::text as "inboundId", l.line_id::text as "lineId", l.product_id::text as "productId",
      p.sku_code as "skuCode", p.sku_name as "skuName",
      l.expected, l.counted_good as "countedGood", l.counted_damaged as "countedDamaged", l.stowed,
      l.lot_no as "lotNo", l.expires_on::text as "expiresOn"
    from inbound_line l join product p using (product_id) where l.inbound_id = any (${[...ids]}::bigint[])
    order by l.inbound_id, l.line_no`.execute(trx);
  const byInbound = Map.groupBy(rows, ({ inboundId }) => inboundId);
  return new Map(
    Array.from(byInbound, ([id, lines]) => [id, lines.map(({ inboundId: _i, ...line }) => line)]),
  );
}

/** An inbound with everything that its page shows; undefined when the organization has none with that id. */
export async function readInbound(trx: Trx, inboundId: string): Promise<InboundDetail | undefined> {
  const [head] = await read(trx, sql`i.inbound_id = ${inboundId}`);
  if (!head) return undefined;
  return {
    ...asSummary(head),
    containerNo: head.containerNo,
    tracking: head.tracking,
    remark: head.remark,
    version: head.version,
    lines: (await readInboundLines(trx, [inboundId])).get(inboundId) ?? [],
    timeline: await readWarehouseEvents(trx, 'inbound', inboundId),
    acts: actsIn(inboundTransitions, head.status, 'client'),
  };
}

/** The content of inbounds, by id. */
export async function readInbounds(
  trx: Trx,
  ids: readonly string[],
): Promise<Map<string, HeadRow & Pick<InboundDetail, 'lines'>>> {
  if (ids.length === 0) return new Map();
  const found = await read(trx, sql`i.inbound_id = any (${[...ids]}::bigint[])`);
  const lines = await readInboundLines(trx, ids);
  return new Map(found.map((head) => [head.inboundId, { ...head, lines: lines.get(head.inboundId) ?? [] }]));
}

/** An inbound, locked until the transaction ends. */
export type LockedInbound = LockedSubject<'inbound'>;

/** Locks an inbound; concurrent work on it waits. */
export const lockInbound = (trx: Trx, inboundId: string): Promise<LockedInbound | undefined> =>
  lockSubject(trx, 'inbound', inboundId);

/** Changes the state of an inbound. */
export const saveInboundState = (
  trx: Trx,
  inboundId: string,
  status: InboundStatus,
  at?: Partial<Record<'submitted_at' | 'arrived_at' | 'closed_at', Date>>,
): Promise<void> => saveSubjectState(trx, 'inbound', inboundId, { status, at });

/** The content of a draft, its products by id. */
export interface InboundToSave extends Omit<InboundDraft, 'lines'> {
  lines: readonly (InboundDraft['lines'][number] & { productId: string })[];
}

const columnsOf = (draft: InboundToSave) => ({
  warehouse_id: draft.warehouseId,
  client_ref: draft.clientRef,
  delivery: draft.delivery,
  container_no: draft.containerNo ?? null,
  tracking: draft.tracking ?? null,
  eta: draft.eta ?? null,
  remark: draft.remark ?? null,
  expected_units: unitsOf(draft),
});

/** Writes a new draft; undefined when its reference is taken. */
export async function insertInbound(trx: Trx, draft: InboundToSave, now: Date): Promise<string | undefined> {
  const inboundId = await insertSubject(trx, 'inbound', columnsOf(draft), now);
  if (inboundId !== undefined) await insertLines(trx, inboundId, draft);
  return inboundId;
}

/** Deletes a draft. */
export async function deleteDraft(trx: Trx, inboundId: string): Promise<void> {
  await sql`delete from inbound where inbound_id = ${inboundId} and status = 'DRAFT'`.execute(trx);
}

/** Replaces the content of a draft; false when its reference is taken. */
export async function replaceInbound(trx: Trx, inboundId: string, draft: InboundToSave): Promise<boolean> {
  if (!(await replaceSubject(trx, 'inbound', inboundId, columnsOf(draft)))) return false;
  await insertLines(trx, inboundId, draft);
  return true;
}

const unitsOf = ({ lines }: InboundToSave): number => lines.reduce((sum, { expected }) => sum + expected, 0);

async function insertLines(
  trx: Trx,
  inboundId: string,
  { warehouseId, lines }: InboundToSave,
): Promise<void> {
  const rows = lines.map(({ productId, expected, lotNo, expiresOn }, index) => ({
    line_no: index + 1,
    product_id: productId,
    expected,
    lot_no: lotNo || null,
    expires_on: expiresOn ?? null,
  }));
  await sql`insert into inbound_line (warehouse_id, inbound_id, line_no, product_id, expected, lot_no, expires_on)
    select ${warehouseId}, ${inboundId}, line_no, product_id, expected, lot_no, expires_on
    from jsonb_populate_recordset(null::inbound_line, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}
