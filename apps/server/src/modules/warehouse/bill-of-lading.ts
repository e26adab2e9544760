import { addressLines, countries, type Address } from '@lading/contracts/core';
import { poundsOf, type FreightFacts, type FreightTerms } from '@lading/contracts/warehouse';
import { paperSizes, type LayoutDocument } from '../../platform/documents/layout-model.ts';
import { PageFlow } from '../../platform/documents/page-flow.ts';
import { symbolSize } from '../../platform/documents/symbol-shape.ts';
import { wrapText } from '../../platform/documents/text-lines.ts';

/** The content of a bill of lading. */
export interface BillOfLading {
  freight: FreightFacts;
  /** Name of the warehouse. */
  from: string;
  client: string;
  reference: string;
  to: Address;
  /** YYYY-MM-DD. */
  shipBy: string | null;
  lines: readonly { skuCode: string; skuName: string; units: number }[];
}

// US drivers and carriers read English.
const terms: Record<FreightTerms, string> = {
  PREPAID: 'Prepaid',
  COLLECT: 'Collect',
  THIRD_PARTY: 'Third party',
};
const statement =
  'The goods described above are received in apparent good order, except as noted, packaged, marked and labeled as shown, and ready for transport.';
const size = 9.5;
const counts = new Intl.NumberFormat('en-US');
const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const countryName = (code: string | null | undefined): string =>
  countries.find((country) => country.code === code)?.en ?? code ?? '';

/** Lays out a bill of lading on Letter paper. */
export function billOfLading(bill: BillOfLading): LayoutDocument {
  const flow = new PageFlow({ ...paperSizes.LETTER, margin: 42, footer: 16 });
  drawHead(flow, bill);
  drawParties(flow, bill);
  drawFacts(flow, bill);
  drawUnits(flow, bill);
  drawGoods(flow, bill);
  drawSignatures(flow);
  return {
    title: `Bill of lading ${bill.freight.bolNo}`,
    language: 'en',
    unitsPerInch: 72,
    pages: flow.pages,
  };
}

function drawHead(flow: PageFlow, { freight }: BillOfLading): void {
  const mark = { kind: 'symbol', symbology: 'code128', value: freight.bolNo, module: 1, height: 30 } as const;
  const { width, height } = symbolSize(mark);
  const right = flow.left + flow.width - width;
  flow.add({ ...mark, x: right, y: flow.y });
  const box = { x: flow.left, y: flow.y, width: flow.width - width - size };
  const bottom = flow.lines(['Bill of lading'], box, { size: size * 1.9, weight: 'bold' });
  flow.lines([freight.bolNo], { x: right, y: flow.y + height + 4, width }, { size, align: 'right' });
  flow.y = Math.max(bottom, flow.y + height + size * 2.2);
  flow.rule();
  flow.y += size;
}

function drawParties(flow: PageFlow, { from, client, to }: BillOfLading): void {
  const width = flow.width / 2 - size;
  const party = (heading: string, lines: readonly string[], x: number): number => {
    const box = { x, y: flow.y, width };
    box.y = flow.lines([heading], box, { size, weight: 'bold' });
    const wrapped = lines.flatMap((line) => wrapText(line, width, { size }, 2));
    return flow.lines(wrapped, box, { size });
  };
  const phone = to.phone ? [to.phone] : [];
  flow.y =
    Math.max(
      party('Ship from', [from, `For ${client}`], flow.left),
      party(
        'Ship to',
        [...addressLines(to, countryName(to.countryCode)), ...phone],
        flow.left + width + 2 * size,
      ),
    ) + size;
}

function drawFacts(flow: PageFlow, { freight, reference, shipBy }: BillOfLading): void {
  const facts = [
    ['Carrier (SCAC)', freight.scac],
    ['PRO number', freight.proNumber],
    ['Freight charges', terms[freight.terms]],
    ['Reference', reference],
    ['PO number', freight.poNumber],
    ['Pickup', shipBy],
    ['Trailer', freight.trailerNo],
    ['Seal', freight.sealNo],
    ['Instructions', freight.remark],
  ] as const;
  for (const [label, value] of facts) {
    if (!value) continue;
    const { y } = flow;
    const from = flow.left + flow.width * 0.2;
    flow.lines([label], { x: flow.left, y, width: flow.width * 0.2 }, { size, muted: true });
    const box = { x: from, y, width: flow.width * 0.8 };
    flow.y = flow.lines(wrapText(value, box.width, { size }, 4), box, { size });
  }
  flow.y += size;
}

const shares = (flow: PageFlow, columns: readonly (readonly [string, number, ('left' | 'right')?])[]) =>
  columns.map(([heading, share, align = 'left']) => ({ heading, align, width: share * flow.width }));

function drawUnits(flow: PageFlow, { freight: { units } }: BillOfLading): void {
  if (units.length === 0) return;
  const rows = units.map((one) => [
    one.kind === 'PALLET' ? 'Pallet' : 'Carton',
    `${one.length} × ${one.width} × ${one.height} ${one.unit === 'cm/kg' ? 'cm' : 'in'}`,
    counts.format(one.count),
    pounds.format(poundsOf(one)),
    one.freightClass,
  ]);
  const total = units.reduce((sum, one) => sum + poundsOf(one), 0);
  const count = units.reduce((sum, one) => sum + one.count, 0);
  const columns = shares(flow, [
    ['Handling units', 0.24],
    ['Size', 0.34],
    ['Count', 0.12, 'right'],
    ['Weight (lb)', 0.16, 'right'],
    ['Class', 0.14, 'right'],
  ]);
  flow.table(columns, [...rows, ['Total', '', counts.format(count), pounds.format(total), '']], { size });
  flow.y += size;
}

function drawGoods(flow: PageFlow, { lines }: BillOfLading): void {
  const columns = shares(flow, [
    ['SKU', 0.3],
    ['Description', 0.54],
    ['Pieces', 0.16, 'right'],
  ]);
  flow.table(
    columns,
    lines.map(({ skuCode, skuName, units }) => [skuCode, skuName, counts.format(units)]),
    { size },
  );
}

function drawSignatures(flow: PageFlow): void {
  if (!flow.hasRoom(size * 11)) flow.breakPage();
  flow.y += size;
  const box = { x: flow.left, y: flow.y, width: flow.width };
  flow.y = flow.lines(wrapText(statement, flow.width, { size: size * 0.9 }, 4), box, { size: size * 0.9 });
  flow.y += size * 3.5;
  const width = flow.width / 2 - size;
  const top = flow.y;
  for (const [at, who] of ['Shipper, date', 'Carrier, date'].entries()) {
    const x = flow.left + at * (width + 2 * size);
    flow.add({ kind: 'rect', x, y: top, width, height: 0.75 });
    flow.y = flow.lines([who], { x, y: top + size * 0.3, width }, { size: size * 0.9, muted: true });
  }
}
