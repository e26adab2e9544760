import { currencyFormat, decimalText } from '@lading/contracts/core';
import type { FeeCode } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';
import { paperSizes, type LayoutDocument } from '../../platform/documents/layout-model.ts';
import { PageFlow } from '../../platform/documents/page-flow.ts';
import { wrapText } from '../../platform/documents/text-lines.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** An invoice or credit note ready for layout: plain data. Minor units; for a credit note, the returned amount. */
export interface InvoiceDocument {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  /** Null: a draft. */
  number: string | null;
  /** The invoice of a credit note. */
  ofInvoice: string | null;
  reason: string | null;
  providerName: string;
  clientName: string;
  warehouseName: string;
  fromDay: string;
  toDay: string;
  issuedOn: string | null;
  dueOn: string | null;
  currency: string;
  minor: number;
  lines: { fee: FeeCode | null; charges: number; quantity: string; minor: number }[];
}

const frame = { ...paperSizes.LETTER, margin: 42, footer: 24 };
const size = 9;
const labelWidth = 90;

/** Lays out an invoice or credit note: head, parties, a line for each fee, total. */
export function invoiceLayout(document: InvoiceDocument, language: Language): LayoutDocument {
  const words = invoiceTexts[language];
  const { kind, number, currency, lines } = document;
  const flow = new PageFlow(frame);
  const grouped = new Intl.NumberFormat(words.locale, currencyFormat(currency));
  const counted = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 6 });
  // Through the decimal text: a number of cents is exact, dividing it by 100 may not be.
  const amount = (minor: number) => grouped.format(decimalText({ minor, currency }) as `${number}`);
  const box = () => ({ x: flow.left, y: flow.y, width: flow.width });
  const isInvoice = kind === 'INVOICE';
  const name = isInvoice ? words.invoice : words.creditNote;
  const title = number === null ? `${name} (${words.draft})` : `${name} ${number}`;
  flow.y = flow.lines([title], box(), { size: 20, weight: 'bold' }) + 6;
  const facts: [string, string | null][] = [
    [words.from, document.providerName],
    [words.to, document.clientName],
    [words.warehouse, document.warehouseName],
    [words.period, isInvoice ? `${document.fromDay} – ${document.toDay}` : null],
    [words.ofInvoice, document.ofInvoice],
    [words.issued, document.issuedOn],
    [words.due, document.dueOn],
    [words.reason, document.reason],
  ];
  for (const [label, value] of facts) {
    if (value === null) continue;
    flow.lines([label], { ...box(), width: labelWidth }, { size, muted: true });
    const at = { x: flow.left + labelWidth, y: flow.y, width: flow.width - labelWidth };
    flow.y = flow.lines(wrapText(value, at.width, { size }, 8), at, { size });
  }
  flow.y += size;
  flow.table(
    [
      { heading: words.fee, width: flow.width * 0.46 },
      { heading: words.charges, width: flow.width * 0.14, align: 'right' },
      { heading: words.quantity, width: flow.width * 0.2, align: 'right' },
      { heading: words.amount, width: flow.width * 0.2, align: 'right' },
    ],
    lines.map(({ fee, charges, quantity, minor }) => [
      fee === null ? words.rounding : words.fees[fee],
      fee === null ? '' : counted.format(charges),
      fee === null ? '' : counted.format(quantity as `${number}`),
      amount(minor),
    ]),
    { size },
  );
  if (!flow.hasRoom(size * 8)) flow.breakPage();
  flow.y += 2;
  const bold = { size: size + 2, weight: 'bold' } as const;
  flow.lines([isInvoice ? words.total : words.creditTotal], box(), bold);
  flow.y = flow.lines([amount(document.minor)], box(), { ...bold, align: 'right' }) + size;
  for (const text of [isInvoice ? words.taken : words.given, words.rows])
    flow.y = flow.lines(wrapText(text, flow.width, { size }, 4), box(), { size, muted: true });
  flow.footers(`${document.providerName} · ${title}`, words.page, { size: size * 0.85 });
  return { title, language: words.locale, unitsPerInch: 72, pages: flow.pages };
}
