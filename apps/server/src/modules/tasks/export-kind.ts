import { decimalText, type LocalizedText, type Money } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import type { Trx } from '../../platform/database.ts';

/** A label in both languages. */
export interface Word {
  en: string;
  zh: string;
}

/** The value of an export cell; a moment is written in the requester's zone. */
export type ExportValue = string | number | Date | null | undefined;

/** One column of an exported list. */
export interface ExportColumn<Row> {
  heading: Word;
  /** In characters. */
  width?: number;
  value: (row: Row, language: Language) => ExportValue;
}

/** Columns that several lists share, with one name and width each. */
const usual = {
  orderNo: { heading: { en: 'Order number', zh: '订单号' }, width: 22 },
  shipmentNo: { heading: { en: 'Shipment number', zh: '发货单号' }, width: 20 },
  trackingNumber: { heading: { en: 'Tracking number', zh: '物流单号' }, width: 26 },
  carrier: { heading: { en: 'Carrier', zh: '承运商' }, width: 16 },
  service: { heading: { en: 'Service', zh: '服务' }, width: 20 },
  recipient: { heading: { en: 'Recipient', zh: '收件人' }, width: 22 },
  city: { heading: { en: 'City', zh: '城市' }, width: 16 },
  state: { heading: { en: 'State', zh: '州/省' }, width: 10 },
  zipCode: { heading: { en: 'ZIP code', zh: '邮编' }, width: 12 },
  country: { heading: { en: 'Country', zh: '国家/地区' }, width: 10 },
  currency: { heading: { en: 'Currency', zh: '币种' }, width: 10 },
  created: { heading: { en: 'Created', zh: '创建时间' }, width: 20 },
  updated: { heading: { en: 'Updated', zh: '更新时间' }, width: 20 },
} as const satisfies Record<string, Omit<ExportColumn<never>, 'value'>>;

/** A column that several lists share. */
export const usualColumn = <Row>(
  name: keyof typeof usual,
  value: ExportColumn<Row>['value'],
): ExportColumn<Row> => ({ ...usual[name], value });

/** A label in the reader's language. */
export const wordOf = (word: Word, language: Language): string => (language === 'cn' ? word.zh : word.en);

/** The value of a column whose key, such as a status, has a label. */
export const inWords =
  <Key extends string, Row>(
    words: Readonly<Record<Key, Word>>,
    keyOf: (row: Row) => Key,
  ): ExportColumn<Row>['value'] =>
  (row, language) =>
    wordOf(words[keyOf(row)], language);

const yes: Word = { en: 'Yes', zh: '是' };

/** The value of a column that marks some of the rows. */
export const markedWhen =
  <Row>(isMarked: (row: Row) => boolean): ExportColumn<Row>['value'] =>
  (row, language) =>
    isMarked(row) ? wordOf(yes, language) : '';

/** An amount as a number, which the reader's spreadsheet can add up. */
export const amountOf = (money: Money): number => Number(decimalText(money));

/** A moment of a reply, if there is one. */
export const momentOf = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);

/** A message of the product in the reader's language. */
export const messageIn = (
  text: Pick<LocalizedText, 'message' | 'zhMessage'> | null | undefined,
  language: Language,
): string | undefined => (language === 'cn' ? text?.zhMessage : text?.message);

/** One list that can be exported (decision D7). */
export interface ExportKind<Choice, Row> {
  /** See `taskType` of the contracts. */
  taskType: number;
  /** The task number reads `Export-{module}`. */
  module: string;
  /** Names the file and its sheet. */
  title: Word;
  /** @throws RequestError when the caller may read none of it */
  count: (trx: Trx, choice: Choice) => Promise<number>;
  /** Every row in order, read through a cursor, so that they are never all in memory. */
  rows: (trx: Trx, choice: Choice) => AsyncIterable<readonly Row[]>;
  columns: readonly ExportColumn<Row>[];
}
