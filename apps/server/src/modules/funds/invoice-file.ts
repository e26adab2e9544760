import { Readable } from 'node:stream';
import type { InvoiceFormat } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';
import type { OrganizationDatabase } from '../../platform/database.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { runWorker } from '../../platform/workers/run-worker.ts';
import { writeExport, type ExportColumn } from '../tasks/index.ts';
import {
  readBilledCharges,
  readCreditDocument,
  readInvoiceDocument,
  type BilledCharge,
  type BilledDocument,
} from './invoice-file.store.ts';
import { invoiceTexts } from './invoice-texts.ts';

const workerMs = 55_000;
const batch = 1_000;

const columns: ExportColumn<BilledCharge>[] = [
  { heading: { en: 'Day', zh: '日期' }, width: 12, value: ({ day }) => day },
  {
    heading: { en: 'Charge', zh: '费用项目' },
    width: 32,
    value: ({ fee }, language) => invoiceTexts[language].fees[fee],
  },
  {
    heading: { en: 'Inbound, outbound, or work order', zh: '入库单、出库单或仓库工单' },
    width: 22,
    value: ({ subjectNo }) => subjectNo,
  },
  { heading: { en: 'Your reference', zh: '参考号' }, width: 22, value: ({ reference }) => reference },
  { heading: { en: 'SKU', zh: 'SKU' }, width: 22, value: ({ skuCode }) => skuCode },
  { heading: { en: 'Quantity', zh: '数量' }, width: 14, value: ({ quantity }) => Number(quantity) },
  { heading: { en: 'Exact amount', zh: '精确金额' }, width: 16, value: ({ amount }) => Number(amount) },
  { heading: { en: 'Currency', zh: '币种' }, width: 10, value: ({ currency }) => currency },
  { heading: { en: 'Rate card', zh: '价卡' }, width: 22, value: ({ cardName }) => cardName },
  { heading: { en: 'Rule', zh: '规则' }, width: 8, value: ({ ruleNo }) => ruleNo },
  { heading: { en: 'Charge number', zh: '费用编号' }, width: 14, value: ({ chargeId }) => chargeId },
  { heading: { en: 'Event', zh: '事件' }, width: 14, value: ({ eventId }) => eventId },
  { heading: { en: 'Reverses charge', zh: '冲正费用' }, width: 16, value: ({ reversesId }) => reversesId },
];

/**
 * An invoice or credit note as PDF, or as a workbook with a row per charge. `read` runs in the caller's role and finds only what that role
 * can see. @throws RequestError 404
 */
export async function invoiceFile(
  { read, orgId, signal }: { read: OrganizationDatabase; orgId: string; signal: AbortSignal },
  { of, format, language }: { of: BilledDocument; format: InvoiceFormat; language: Language },
): Promise<FileReply> {
  const id = 'invoiceId' in of ? of.invoiceId : of.creditNoteId;
  const document = isRowId(id)
    ? await read((trx) => ('invoiceId' in of ? readInvoiceDocument(trx, id) : readCreditDocument(trx, id)))
    : undefined;
  if (!document) throw notFound();
  const words = invoiceTexts[language];
  const name = document.kind === 'INVOICE' ? words.invoice : words.creditNote;
  const fileName = `${[name, document.number].filter(Boolean).join(' ')}.${format}`;
  if (format === 'pdf') {
    const url = new URL('./invoice.worker.ts', import.meta.url);
    const task = { url, data: { document, language }, orgId, milliseconds: workerMs, signal };
    const content = Buffer.from((await runWorker(task)) as Uint8Array);
    return { fileName, contentType: 'application/pdf', content, bytes: content.byteLength };
  }
  async function* batches() {
    for (let behind = '0'; ;) {
      const from = behind;
      const rows = await read((trx) => readBilledCharges(trx, { of, behind: from, limit: batch }));
      if (rows.length > 0) yield rows;
      if (rows.length < batch) return;
      behind = rows.at(-1)!.chargeId;
    }
  }
  const title = { en: name, zh: name };
  const list = { format, title, columns, language, timeZone: 'UTC', onRows: () => Promise.resolve() };
  return {
    fileName,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Readable.from(writeExport(batches(), list)),
  };
}
