import { addressLines, decimalPlaces, type Address } from '@lading/contracts/core';
import type { CustomsForm, CustomsFormRequest, OrderDetail } from '@lading/contracts/orders';
import { lineValue, type CustomsContents, type SenderTaxId } from '@lading/contracts/shipping';
import { countryName } from '../../platform/documents/country-name.ts';
import { paperSizes, type LayoutDocument } from '../../platform/documents/layout-model.ts';
import { PageFlow, type FlowColumn } from '../../platform/documents/page-flow.ts';
import { cutText, wrapText } from '../../platform/documents/text-lines.ts';
import { grossGrams, type CustomsItem } from './customs-form-rules.ts';

/** The content of a form besides its lines. */
export interface CustomsFormContent extends Omit<CustomsFormRequest, 'orderId'> {
  order: OrderDetail;
  items: readonly CustomsItem[];
  currency: string;
  /** Tax numbers of the sender. */
  taxIds: readonly SenderTaxId[];
  /** Of an export from the US: its proof of filing, or why none was required (15 CFR 30.7, App. B); null: none is known. */
  citation: string | null;
  /** YYYY-MM-DD. */
  day: string;
}

// Customs authorities everywhere read English; the postal forms are also in French, as postal operators print them.
const titles: Record<CustomsForm, string> = {
  COMMERCIAL_INVOICE: 'Commercial invoice',
  CN22: 'Customs declaration / Déclaration en douane CN 22',
  CN23: 'Customs declaration / Déclaration en douane CN 23',
};
const contentsNames: Record<CustomsContents, string> = {
  SALE: 'Sale of goods / Vente de marchandises',
  GIFT: 'Gift / Cadeau',
  SAMPLE: 'Commercial sample / Échantillon commercial',
  RETURN: 'Returned goods / Retour de marchandises',
  DOCUMENTS: 'Documents',
};
const statement =
  'I confirm that the particulars on this form are correct, and that the item contains nothing that postal or customs rules prohibit.';
/** The height of the statement and the signature, which stay with the totals, in sizes of the text. */
const signatureSizes = 9;
const counts = new Intl.NumberFormat('en-US');
/** A citation is of no use if cut: an order may have several, of which each takes a line at most. */
const citationLines = 12;

/** Couriers take three commercial invoices: for the carrier, for customs of the destination, and for the recipient. */
const invoiceCopies = 3;

/** Countries that print on Letter. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO']);

/** Lays out a customs form: a CN 22 as a 4 × 6 label, the others as sheets of the sender’s country; a commercial invoice in all its copies. */
export function customsForm(content: CustomsFormContent): LayoutDocument {
  const { form, order } = content;
  const isLabel = form === 'CN22';
  const sheet = letterCountries.has(order.sender?.countryCode ?? '') ? 'LETTER' : 'A4';
  const size = isLabel ? 7 : 9;
  const flow = new PageFlow(
    isLabel
      ? { ...paperSizes.LABEL_4X6, margin: 14, footer: 8 }
      : { ...paperSizes[sheet], margin: 42, footer: 16 },
  );
  drawHead(flow, content, size);
  drawItems(flow, content, size);
  drawTotals(flow, content, size);
  drawSignature(flow, content, size);
  drawFooters(flow, content, size);
  const copies = form === 'COMMERCIAL_INVOICE' ? invoiceCopies : 1;
  const pages = Array.from({ length: copies }, () => flow.pages).flat();
  return { title: `${titles[form]} ${order.orderNo}`, language: 'en', unitsPerInch: 72, pages };
}

function drawAddress(
  flow: PageFlow,
  heading: string,
  address: Address,
  x: number,
  width: number,
  size: number,
) {
  const box = { x, y: flow.y, width };
  box.y = flow.lines([heading], box, { size, weight: 'bold' });
  const lines = [
    ...addressLines(address, countryName(address.countryCode, 'en')),
    ...[address.phone, address.email].flatMap((line) => (line ? [line] : [])),
  ];
  return flow.lines(
    lines.flatMap((line) => wrapText(line, width, { size }, 2)),
    box,
    { size },
  );
}

function drawHead(
  flow: PageFlow,
  { form, order, contents, terms, currency, taxIds, citation, day }: CustomsFormContent,
  size: number,
) {
  const gross = grossGrams(order);
  const heading = size * 1.7;
  const title = wrapText(titles[form], flow.width, { size: heading, weight: 'bold' }, 2);
  flow.y = flow.lines(
    title,
    { x: flow.left, y: flow.y, width: flow.width },
    { size: heading, weight: 'bold' },
  );
  flow.y += size * 0.5;
  flow.rule();
  flow.y += size * 0.5;
  const half = flow.width / 2 - size;
  const isLabel = form === 'CN22';
  const right = flow.left + flow.width / 2 + size;
  const from = drawAddress(flow, 'From', order.sender!, flow.left, half, size);
  const to = drawAddress(flow, 'To', order.recipient, right, half, size);
  flow.y = Math.max(from, to) + size;
  const facts: [string, string, number?][] = [
    ['Reference', order.orderNo],
    ['Date', day],
    ['Contents', contentsNames[contents]],
    ...(isLabel
      ? []
      : ([
          ['Terms of delivery', `${terms} ${countryName(order.recipient.countryCode, 'en')}`],
          ['Currency', currency],
          ...(gross === null ? [] : [['Packages', `${order.packages.length}, gross ${kilograms(gross)} kg`]]),
        ] as [string, string][])),
    ...(taxIds.length === 0
      ? []
      : ([['Sender’s tax IDs', taxIds.map(({ kind, number }) => `${kind} ${number}`).join(', ')]] as [
          string,
          string,
        ][])),
    ...(citation === null ? [] : ([['EEI citation', citation, citationLines]] as [string, string, number][])),
  ];
  for (const [label, value, most = 2] of facts) {
    const { y } = flow;
    flow.lines([label], { x: flow.left, y, width: flow.width * 0.28 }, { size, muted: true });
    const box = { x: flow.left + flow.width * 0.28, y, width: flow.width * 0.72 };
    flow.y = flow.lines(wrapText(value, box.width, { size }, most), box, { size });
  }
  flow.y += size;
}

/** An amount with the places of its currency; a unit price below the smallest coin has more. */
const money = (hundredths: number, currency: string, most = 2): string => {
  const minimumFractionDigits = decimalPlaces(currency);
  const maximumFractionDigits = Math.max(minimumFractionDigits, most);
  return new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits }).format(
    hundredths / 100,
  );
};
const kilograms = (grams: number | null): string =>
  grams === null ? '' : new Intl.NumberFormat('en-US', { minimumFractionDigits: 3 }).format(grams / 1000);

function drawItems(flow: PageFlow, { form, items, currency }: CustomsFormContent, size: number) {
  const isLabel = form === 'CN22';
  const shares: [string, number, ('right' | 'left')?][] = isLabel
    ? [
        ['Description', 0.34],
        ['HS', 0.18],
        ['Origin', 0.12],
        ['Qty', 0.08, 'right'],
        ['kg', 0.13, 'right'],
        ['Value', 0.15, 'right'],
      ]
    : [
        ['Description of goods', 0.32],
        ['HS code', 0.13],
        ['Origin', 0.11],
        ['Qty', 0.08, 'right'],
        ['Net kg', 0.11, 'right'],
        ['Unit value', 0.12, 'right'],
        ['Value', 0.13, 'right'],
      ];
  const columns: FlowColumn[] = shares.map(([heading, share, align = 'left']) => ({
    heading,
    align,
    width: share * flow.width,
  }));
  const rows = items.map((item) => [
    item.description,
    item.hsCode,
    item.originCountry,
    counts.format(item.quantity),
    kilograms(item.grams === null ? null : item.grams * item.quantity),
    ...(isLabel ? [] : [money(item.unitValue, currency, 4)]),
    money(lineValue(item), currency),
  ]);
  flow.table(columns, rows, { size });
}

function drawTotals(flow: PageFlow, { items, currency }: CustomsFormContent, size: number) {
  const value = items.reduce((sum, item) => sum + lineValue(item), 0);
  const weights = items.map(({ grams, quantity }) => (grams === null ? null : grams * quantity));
  const weight = weights.includes(null) ? null : weights.reduce<number>((sum, one) => sum + one!, 0);
  const totals: [string, string][] = [
    ...(weight === null ? [] : ([['Total net weight', `${kilograms(weight)} kg`]] as [string, string][])),
    ['Total value', `${currency} ${money(value, currency)}`],
  ];
  if (!flow.hasRoom((totals.length * 1.6 + signatureSizes) * size)) flow.breakPage();
  flow.y += size * 0.4;
  for (const [label, text] of totals) {
    const { y } = flow;
    flow.lines([label], { x: flow.left, y, width: flow.width * 0.6 }, { size, weight: 'bold' });
    flow.y = flow.lines(
      [text],
      { x: flow.left, y, width: flow.width },
      { size, weight: 'bold', align: 'right' },
    );
  }
}

function drawSignature(flow: PageFlow, { signer, day }: CustomsFormContent, size: number) {
  flow.y += size;
  const lines = wrapText(statement, flow.width, { size: size * 0.9 }, 4);
  flow.y = flow.lines(lines, { x: flow.left, y: flow.y, width: flow.width }, { size: size * 0.9 });
  flow.y += size * 2.6;
  flow.rule();
  flow.y += size * 0.3;
  flow.lines([`${signer}, ${day}`], { x: flow.left, y: flow.y, width: flow.width }, { size });
}

/** Sheets that belong together say so: they may be separated on the way. */
function drawFooters(
  { pages, left, width, frame }: PageFlow,
  { order }: CustomsFormContent,
  textSize: number,
) {
  if (pages.length === 1) return;
  const size = textSize * 0.85;
  const baseline = frame.height - frame.margin - size * 0.2;
  for (const [index, page] of pages.entries()) {
    const mark = { kind: 'text', x: left, baseline, width, size, muted: true } as const;
    page.marks.push({ ...mark, text: cutText(order.orderNo, width * 0.6, { size }) });
    page.marks.push({ ...mark, align: 'right', text: `Page ${index + 1} of ${pages.length}` });
  }
}
