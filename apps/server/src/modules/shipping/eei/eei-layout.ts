import { addressLines, type Address } from '@lading/contracts/core';
import { eeiCitation, lineValue, type EeiPaper, type EeiRecord } from '@lading/contracts/shipping';
import { countryName } from '../../../platform/documents/country-name.ts';
import { paperSizes, type LayoutDocument } from '../../../platform/documents/layout-model.ts';
import { PageFlow, type FlowColumn } from '../../../platform/documents/page-flow.ts';
import { wrapText } from '../../../platform/documents/text-lines.ts';
import type { CustomsItem } from '../../orders/index.ts';
import { worthByCode } from './eei-rules.ts';
import type { EeiTexts } from './eei-texts.ts';

/** The content of the document of an export. */
export interface EeiContent {
  record: EeiRecord;
  /** Null when an earlier release did not store it. */
  exporter: Address | null;
  consignee: Address;
  items: readonly CustomsItem[];
}

interface Sheet extends EeiContent {
  flow: PageFlow;
  words: EeiTexts;
}

const size = 9.5;

/** Lays out the data that AES requires for an export, with its citation. */
export function eeiDocument(
  content: EeiContent,
  { paper, words }: { paper: EeiPaper; words: EeiTexts },
): LayoutDocument {
  const flow = new PageFlow({ ...paperSizes[paper], margin: 42, footer: 16 });
  const sheet: Sheet = { ...content, flow, words };
  drawHead(sheet);
  drawParties(sheet);
  drawGoods(sheet);
  drawHistory(sheet);
  drawNotes(sheet);
  drawFooters(sheet);
  const title = `${words.title} ${content.record.shipmentNo}`;
  return { title, language: words.locale, unitsPerInch: 72, pages: flow.pages };
}

function drawText({ flow }: Sheet, text: string, style: { size: number; weight?: 'bold'; muted?: boolean }) {
  const lines = wrapText(text, flow.width, style, 6);
  if (!flow.hasRoom(lines.length * style.size * 1.4)) flow.breakPage();
  flow.y = flow.lines(lines, { x: flow.left, y: flow.y, width: flow.width }, style);
}

/** Labels with values, one per line; empty values are skipped. */
function drawFacts({ flow }: Sheet, facts: readonly (readonly [string, string | null])[]): void {
  for (const [term, value] of facts) {
    if (!value) continue;
    if (!flow.hasRoom(size * 1.4)) flow.breakPage();
    const { y } = flow;
    const share = flow.width * 0.32;
    const head = flow.lines(
      wrapText(term, share - size, { size }, 2),
      { x: flow.left, y, width: share },
      {
        size,
        muted: true,
      },
    );
    const box = { x: flow.left + share, y, width: flow.width - share };
    flow.y = Math.max(head, flow.lines(wrapText(value, box.width, { size }, 3), box, { size }));
  }
}

function drawHead(sheet: Sheet): void {
  const { flow, words, record } = sheet;
  drawText(sheet, words.title, { size: size * 1.7, weight: 'bold' });
  flow.y += size * 0.5;
  flow.rule();
  flow.y += size * 0.6;
  drawFacts(sheet, [
    [words.shipment, record.shipmentNo],
    [words.order, record.orderNo],
    [words.shipDate, record.shipDate],
    [words.carrier, record.carrierName],
    [words.tracking, record.trackingNumber],
    [words.citation, eeiCitation(record)],
    [words.signer, record.signer],
  ]);
  if (record.isVoided) drawText(sheet, words.voided, { size, weight: 'bold' });
  flow.y += size;
}

function drawParties({ flow, words, exporter, consignee }: Sheet): void {
  const width = flow.width / 2 - size;
  const party = (heading: string, address: Address | null, x: number): number => {
    const box = { x, y: flow.y, width };
    box.y = flow.lines([heading], box, { size, weight: 'bold' });
    if (!address) return box.y;
    const { countryCode, phone, email } = address;
    const lines = [
      ...addressLines(address, countryName(countryCode, words.locale)),
      ...[phone, email].flatMap((line) => (line ? [line] : [])),
    ];
    return flow.lines(
      lines.flatMap((line) => wrapText(line, width, { size }, 2)),
      box,
      { size },
    );
  };
  const right = flow.left + width + 2 * size;
  const bottoms = [party(words.exporter, exporter, flow.left), party(words.consignee, consignee, right)];
  flow.y = Math.max(...bottoms) + size;
}

function drawGoods(sheet: Sheet): void {
  const { flow, words, items, record } = sheet;
  if (items.length === 0) {
    drawFacts(sheet, [[words.goods, words.undeclared]]);
    flow.y += size;
    return;
  }
  const counts = new Intl.NumberFormat(words.locale);
  const weights = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 3 });
  const amounts = new Intl.NumberFormat(words.locale, { style: 'currency', currency: record.currency });
  const money = (hundredths: number) => amounts.format(hundredths / 100);
  const shares: [string, number, ('left' | 'right')?][] = [
    [words.code, 0.15],
    [words.description, 0.31],
    [words.origin, 0.09],
    [words.domestic, 0.06],
    [words.quantity, 0.08, 'right'],
    [words.weight, 0.13, 'right'],
    [words.value, 0.18, 'right'],
  ];
  const columns: FlowColumn[] = shares.map(([heading, share, align = 'left']) => ({
    heading,
    align,
    width: share * flow.width,
  }));
  const rows = items.map(({ hsCode, description, originCountry, quantity, grams, unitValue }) => [
    hsCode,
    description,
    originCountry,
    originCountry === 'US' ? 'D' : 'F',
    counts.format(quantity),
    grams === null ? '' : weights.format((grams * quantity) / 1_000),
    money(lineValue({ unitValue, quantity })),
  ]);
  drawText(sheet, words.goods, { size, weight: 'bold' });
  flow.table(columns, rows, { size });
  const byCode = worthByCode(items);
  const total = [...byCode.values()].reduce((sum, one) => sum + one, 0);
  drawFacts(sheet, [[words.total, money(total)]]);
  flow.y += size;
  if (byCode.size === items.length) return;
  drawText(sheet, words.byCode, { size, weight: 'bold' });
  drawFacts(
    sheet,
    [...byCode].map(([code, worth]) => [code, money(worth)] as const),
  );
  flow.y += size;
}

function drawHistory(sheet: Sheet): void {
  const { flow, words, record } = sheet;
  if (record.entries.length === 0) return;
  drawText(sheet, words.history, { size, weight: 'bold' });
  drawFacts(sheet, [
    ...record.entries.map(({ citation, time, userName, isLate }) => {
      const day = time?.slice(0, 10) ?? '';
      const said = [day, userName, isLate ? words.late : null].filter(Boolean).join(' · ');
      return [citation, said] as const;
    }),
    [words.atPurchase, record.citedAtPurchase],
  ]);
  flow.y += size;
}

function drawNotes(sheet: Sheet): void {
  drawText(sheet, sheet.words.missing, { size });
  sheet.flow.y += size * 0.5;
  drawText(sheet, sheet.words.statement, { size, muted: true });
}

/** Page numbers in the footer, added once the number of pages is known. */
function drawFooters({ flow, words }: Sheet): void {
  const { height, margin } = flow.frame;
  for (const [at, page] of flow.pages.entries())
    page.marks.push({
      kind: 'text',
      text: words.page(at + 1, flow.pages.length),
      size: size * 0.85,
      muted: true,
      x: flow.left,
      width: flow.width,
      baseline: height - margin,
      align: 'right',
    });
}
