import { addressLines, currencyFormat } from '@lading/contracts/core';
import type { OrderDetail, OrderLine, PackingSlipRequest } from '@lading/contracts/orders';
import { countryName } from '../../platform/documents/country-name.ts';
import { textWidth } from '../../platform/documents/fonts.ts';
import type { LayoutDocument, SymbolMark } from '../../platform/documents/layout-model.ts';
import { PageFlow, type FlowColumn } from '../../platform/documents/page-flow.ts';
import { symbolSize } from '../../platform/documents/symbol-shape.ts';
import { cutText, wrapText } from '../../platform/documents/text-lines.ts';
import { looks, type Look } from './packing-slip-look.ts';
import { packingSlipTexts, type SlipTexts } from './packing-slip-texts.ts';

/** Options of slips: paper, language, time zone, and whether to show prices. */
export type SlipStyle = Omit<PackingSlipRequest, 'orderIds'>;

interface Slip {
  flow: PageFlow;
  order: OrderDetail;
  style: SlipStyle;
  look: Look;
  words: SlipTexts;
}

/** Lays out a packing slip for each order; each starts on a new page and has its own page numbers. */
export function packingSlips(orders: readonly OrderDetail[], style: SlipStyle): LayoutDocument {
  const words = packingSlipTexts[style.language];
  const pages = orders.flatMap((order) => {
    const look = looks[style.paper];
    const slip: Slip = { flow: new PageFlow(look.frame), order, style, look, words };
    drawHead(slip);
    drawParties(slip);
    drawLines(slip);
    drawTotals(slip);
    slip.flow.footers(order.orderNo, words.page, { size: look.size * 0.85 });
    return slip.flow.pages;
  });
  const numbers = orders.length === 1 ? ` ${orders[0]!.orderNo}` : '';
  return { title: `${words.title}${numbers}`, language: words.locale, unitsPerInch: 72, pages };
}

/** The sender, the title, and the order number for people and scanners. */
function drawHead({ flow, order, look, words }: Slip): void {
  const { heading, size } = look;
  const seller = order.storeName || order.sender?.company || order.sender?.name || '';
  const titleWidth = textWidth(words.title, heading, 'bold') + 2;
  const top = flow.y;
  const sellerStyle = { size: heading * 0.7, weight: 'bold' as const };
  const sellerLines = wrapText(seller, flow.width - titleWidth - size, sellerStyle, 2);
  flow.lines(sellerLines, { x: flow.left, y: top, width: flow.width - titleWidth - size }, sellerStyle);
  const title = { x: flow.left + flow.width - titleWidth, y: top, width: titleWidth };
  flow.y = flow.lines([words.title], title, { size: heading, weight: 'bold', align: 'right' });

  const mark = orderSymbol(order.orderNo, flow.width, look);
  const { width, height } = symbolSize(mark);
  const x = flow.left + flow.width - width;
  flow.add({ ...mark, x, y: flow.y + size * 0.4 });
  const below = flow.y + height + size * 0.6;
  const number = cutText(order.orderNo, flow.width, { size });
  const numberWidth = Math.max(width, textWidth(number, size) + 1);
  const numberBox = { x: flow.left + flow.width - numberWidth, y: below, width: numberWidth };
  const bottom = flow.lines([number], numberBox, {
    size,
    align: numberWidth > width ? 'right' : 'center',
  });
  if (!look.isNarrow && order.sender) drawAddress({ flow, look, words, at: flow.y, isSender: true, order });
  flow.y = Math.max(flow.y, bottom) + size * 0.6;
  flow.rule();
  flow.y += size * 0.6;
}

/** Three or two dots of a 203 dpi printer, so that bars are evenly wide on paper and on a label. */
const modules = [3, 2].map((dots) => (dots * 72) / 203);
/** Modules kept free on both sides of a linear symbol. */
const quietModules = 20;

/** Code 128 if the number is short enough, otherwise a QR code, which holds any text. */
function orderSymbol(orderNo: string, width: number, look: Look): Omit<SymbolMark, 'x' | 'y'> {
  if (/^[\x20-\x7e]+$/.test(orderNo)) {
    const mark = { kind: 'symbol', symbology: 'code128', value: orderNo, height: look.barHeight } as const;
    const available = look.isNarrow ? width : width * 0.55;
    const module = modules.find(
      (one) => symbolSize({ ...mark, module: one }).width + quietModules * one <= available,
    );
    if (module !== undefined) return { ...mark, module };
  }
  return { kind: 'symbol', symbology: 'qrcode', value: orderNo, module: modules[1]! * 3 };
}

interface AddressPlace {
  flow: PageFlow;
  look: Look;
  words: SlipTexts;
  order: OrderDetail;
  at: number;
  isSender?: boolean;
}

function drawAddress({ flow, look, words, order, at, isSender = false }: AddressPlace): number {
  const address = isSender ? order.sender : order.recipient;
  if (!address) return at;
  const width = look.isNarrow ? flow.width : flow.width * 0.45;
  const size = isSender ? look.size * 0.9 : look.size * 1.15;
  const box = { x: flow.left, y: at, width };
  box.y = flow.lines([isSender ? words.shipFrom : words.shipTo], box, {
    size: look.size * 0.9,
    weight: 'bold',
  });
  const country = countryName(address.countryCode, words.locale);
  const lines = addressLines(address, country).flatMap((line) => wrapText(line, width, { size }, 2));
  return flow.lines(lines, box, { size, muted: isSender });
}

function drawParties({ flow, order, style, look, words }: Slip): void {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: style.timeZone });
  const facts: [string, string][] = [
    [words.orderNo, order.orderNo],
    [words.orderDate, day.format(new Date(order.createTime))],
    [words.service, serviceName(order)],
    [words.reference, [order.reference, order.reference2].filter(Boolean).join(' / ')],
  ];
  const bottom = drawAddress({ flow, look, words, order, at: flow.y });
  if (look.isNarrow) flow.y = bottom + look.size * 0.4;
  const x = look.isNarrow ? flow.left : flow.left + flow.width * 0.5;
  const width = look.isNarrow ? flow.width : flow.width * 0.5;
  const labelWidth = width * (look.isNarrow ? 0.3 : 0.36);
  const { size } = look;
  for (const [label, value] of facts.filter(([, text]) => text !== '')) {
    const y = flow.y;
    flow.lines([label], { x, y, width: labelWidth }, { size, muted: true });
    const lines = wrapText(value, width - labelWidth, { size }, 2);
    flow.y = flow.lines(lines, { x: x + labelWidth, y, width: width - labelWidth }, { size });
  }
  flow.y = Math.max(flow.y, bottom) + size * 1.2;
}

/** Carrier and service, the carrier once. */
function serviceName({ carrierName, serviceCode }: OrderDetail): string {
  if (!carrierName || serviceCode?.startsWith(carrierName)) return serviceCode ?? '';
  return [carrierName, serviceCode].filter(Boolean).join(' ');
}

const bySku = new Intl.Collator('en', { numeric: true });

/** The total of a line in cents, rounded after multiplying, since prices may have fractions of a cent. */
const amountOf = ({ unitPrice, quantity }: OrderLine): number | null =>
  unitPrice == null ? null : Math.round(unitPrice * quantity * 100) / 100;

function moneyFormat(currency: string | null | undefined, locale: string) {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat(locale, currency ? currencyFormat(currency) : plain);
  } catch {
    return new Intl.NumberFormat(locale, plain);
  }
}

function drawLines({ flow, order, style, look, words }: Slip): void {
  const counts = new Intl.NumberFormat(words.locale);
  // A label has no room for a currency symbol in each row; only the totals have it.
  const money = moneyFormat(look.isNarrow ? null : order.currency, words.locale);
  const amount = (value: number | null | undefined) => (value == null ? '' : money.format(value));
  const parts = (shares: readonly number[]) => shares.map((share) => share * flow.width);
  const [sku = 0, item = 0, quantity = 0, price = 0, sum = 0] = parts(
    style.withPrices ? [0.22, 0.38, 0.08, 0.16, 0.16] : [0.28, 0.6, 0.12],
  );
  const columns: FlowColumn[] = [
    { heading: words.sku, width: sku },
    { heading: words.item, width: item },
    { heading: words.quantity, width: quantity, align: 'right' },
  ];
  if (style.withPrices) {
    columns.push({ heading: words.unitPrice, width: price, align: 'right' });
    columns.push({ heading: words.amount, width: sum, align: 'right' });
  }
  const rows = order.lines
    .toSorted((one, other) => bySku.compare(one.skuCode, other.skuCode))
    .map((line) => {
      const cells = [line.skuCode, line.skuName ?? '', counts.format(line.quantity)];
      return style.withPrices ? [...cells, amount(line.unitPrice), amount(amountOf(line))] : cells;
    });
  flow.table(columns, rows, { size: look.size });
}

function drawTotals({ flow, order, style, look, words }: Slip): void {
  const money = moneyFormat(order.currency, words.locale);
  const totals: [string, string][] = [
    [words.units, new Intl.NumberFormat(words.locale).format(order.quantity)],
  ];
  if (style.withPrices) {
    const cents = order.lines.reduce((sum, line) => sum + Math.round((amountOf(line) ?? 0) * 100), 0);
    totals.push([words.itemsTotal, money.format(cents / 100)]);
    if (order.totalAmount != null) totals.push([words.orderTotal, money.format(order.totalAmount)]);
  }
  const { size } = look;
  const step = size * 1.5;
  if (!flow.hasRoom(totals.length * step + size)) flow.breakPage();
  flow.y += size * 0.5;
  const width = Math.min(flow.width, 220);
  const x = flow.left + flow.width - width;
  for (const [index, [label, value]] of totals.entries()) {
    const weight = index === totals.length - 1 ? ('bold' as const) : ('regular' as const);
    flow.lines([label], { x, y: flow.y, width: width * 0.6 }, { size, weight });
    flow.lines([value], { x, y: flow.y, width }, { size, weight, align: 'right' });
    flow.y += step;
  }
}
