import { decimalText, type Money } from '@lading/contracts/core';
import { transactionKinds, type TransactionKind } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';
import { csvRow } from '../../platform/spreadsheets/csv-row.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { statementWords, type StatementTexts } from './monthly-statement-texts.ts';

/** A monthly statement ready for output: plain data. Minor units. */
export interface MonthlyStatement {
  month: string;
  owner: string;
  /** The warehouse of the wallet; null for postage. */
  warehouse: string | null;
  currency: string;
  timeZone: string;
  language: Language;
  isComplete: boolean;
  opening: number;
  closing: number;
  lines: { time: string; kind: TransactionKind; minor: number; detail: Record<string, string | number> }[];
}

/** Lines of one kind, and their sum. */
export interface StatementGroup {
  kind: TransactionKind;
  minor: number;
  lines: MonthlyStatement['lines'];
}

/** The lines by kind, in the order of the contract. */
export function statementGroups({ lines }: MonthlyStatement): StatementGroup[] {
  return transactionKinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const minor = own.reduce((sum, line) => sum + line.minor, 0);
    return own.length > 0 ? [{ kind, minor, lines: own }] : [];
  });
}

type Line = MonthlyStatement['lines'][number];

/** The words of a statement. */
export const wordsOf = ({
  language,
  warehouse,
}: Pick<MonthlyStatement, 'language' | 'warehouse'>): StatementTexts =>
  statementWords(language, warehouse === null ? 'postage' : 'warehouse');

/** A warehouse event, by its number; storage by its days. */
function concernOf({ detail }: Line): string {
  const { outboundNo, inboundNo, workOrderNo, crossdockNo, creditNoteNo, fromDay, toDay } = detail;
  const days = fromDay === undefined ? '' : `${fromDay} – ${toDay ?? fromDay}`;
  return String(outboundNo ?? inboundNo ?? workOrderNo ?? crossdockNo ?? creditNoteNo ?? days);
}

const detailOf =
  (name: string) =>
  ({ detail }: Line): string =>
    detail[name] === undefined ? '' : String(detail[name]);

/** The cause of a line for people. */
export const statementReference = (line: Line): string =>
  [concernOf, ...['orderNo', 'shipmentNo', 'reference', 'trackingNumber', 'note'].map(detailOf)]
    .map((read) => read(line))
    .filter(Boolean)
    .join(' · ');

/** A line's moment in the statement's zone: `2026-11-03 14:05:00`. */
export const statementTime = (time: string, timeZone: string): string =>
  wallClock(timeZone)(new Date(time)).text;

/** The statement as comma-separated values in UTF-8: the opening balance, each line with the balance after it, the closing balance. */
export function statementCsv(statement: MonthlyStatement): string {
  const { currency, timeZone, opening, closing, warehouse } = statement;
  const words = wordsOf(statement);
  const causes: (readonly [string, (line: Line) => string])[] = [
    ...(warehouse === null
      ? ([
          [words.order, detailOf('orderNo')],
          [words.shipment, detailOf('shipmentNo')],
          [words.tracking, detailOf('trackingNumber')],
        ] as const)
      : ([[words.concerns, concernOf]] as const)),
    [words.reference, detailOf('reference')],
  ];
  const amount = (minor: number): string => decimalText({ minor, currency } satisfies Money);
  const fixed = (label: string, minor: number) =>
    csvRow(['', label, ...causes.map(() => ''), '', amount(minor), currency]);
  let balance = opening;
  const rows = statement.lines.map((line) => {
    const { time, kind, minor } = line;
    balance += minor;
    return csvRow([
      statementTime(time, timeZone),
      words.kinds[kind],
      ...causes.map(([, read]) => read(line)),
      amount(minor),
      amount(balance),
      currency,
    ]);
  });
  const headings = [words.date, words.type, ...causes.map(([heading]) => heading)];
  return [
    '\uFEFF',
    csvRow([...headings, words.amount, words.balance, words.currency]),
    fixed(words.opening, opening),
    ...rows,
    fixed(words.closing, closing),
  ].join('');
}
