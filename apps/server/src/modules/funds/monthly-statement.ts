import { decimalText, type Money } from '@lading/contracts/core';
import { transactionKinds, type TransactionKind } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';
import { csvRow } from '../../platform/spreadsheets/csv-row.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { statementTexts } from './monthly-statement-texts.ts';

/** A statement of a month, ready to be written: plain data. Minor units. */
export interface MonthlyStatement {
  month: string;
  owner: string;
  currency: string;
  timeZone: string;
  language: Language;
  isComplete: boolean;
  opening: number;
  closing: number;
  lines: { time: string; kind: TransactionKind; minor: number; detail: Record<string, string | number> }[];
}

/** Lines of one kind, and what they come to. */
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

/** What a person knows the cause of a line by. */
export const statementReference = ({ detail }: MonthlyStatement['lines'][number]): string =>
  ['orderNo', 'shipmentNo', 'reference', 'trackingNumber', 'note']
    .flatMap((name) => (detail[name] === undefined ? [] : [String(detail[name])]))
    .join(' · ');

/** A line's moment in the statement's zone: `2026-11-03 14:05:00`. */
export const statementTime = (time: string, timeZone: string): string =>
  wallClock(timeZone)(new Date(time)).text;

/** The statement as comma-separated values in UTF-8: the opening balance, each line with the balance after it, the closing balance. */
export function statementCsv(statement: MonthlyStatement): string {
  const { currency, language, timeZone, opening, closing } = statement;
  const words = statementTexts[language];
  const amount = (minor: number): string => decimalText({ minor, currency } satisfies Money);
  const fixed = (label: string, minor: number) =>
    csvRow(['', label, '', '', '', '', '', amount(minor), currency]);
  let balance = opening;
  const rows = statement.lines.map(({ time, kind, minor, detail }) => {
    balance += minor;
    const text = (name: string) => (detail[name] === undefined ? '' : String(detail[name]));
    return csvRow([
      statementTime(time, timeZone),
      words.kinds[kind],
      text('orderNo'),
      text('shipmentNo'),
      text('trackingNumber'),
      text('reference'),
      amount(minor),
      amount(balance),
      currency,
    ]);
  });
  const headings = [words.date, words.type, words.order, words.shipment, words.tracking, words.reference];
  return [
    '\uFEFF',
    csvRow([...headings, words.amount, words.balance, words.currency]),
    fixed(words.opening, opening),
    ...rows,
    fixed(words.closing, closing),
  ].join('');
}
