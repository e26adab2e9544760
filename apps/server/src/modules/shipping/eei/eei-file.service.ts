import type { Language } from '@lading/contracts/identity';
import type { EeiPaper } from '@lading/contracts/shipping';
import { notFound } from '../../../platform/request-error.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { writePdf } from '../../../platform/documents/write-pdf.ts';
import type { FileReply } from '../../../platform/replies.ts';
import { readEeiContent } from './eei-entry.store.ts';
import { readEeiRecord } from './eei-history.store.ts';
import { eeiDocument } from './eei-layout.ts';
import { eeiTexts } from './eei-texts.ts';

/**
 * The data that AES requires for an export and its citation, as PDF: for filing, and for the records.
 *
 * @throws RequestError 404 for an export that is not the organization's
 */
export async function eeiFile(
  { db }: Pick<SignedInContext, 'db'>,
  recordId: string,
  { paper, language }: { paper: EeiPaper; language: Language },
): Promise<FileReply> {
  const content = await db(async (trx) => {
    const record = await readEeiRecord(trx, recordId);
    if (!record) throw notFound();
    return { record, ...(await readEeiContent(trx, recordId)) };
  });
  const pdf = await writePdf(eeiDocument(content, { paper, words: eeiTexts[language] }));
  const name = content.record.shipmentNo.replaceAll(/[\\/:*?"<>|]/g, '_');
  return { fileName: `EEI ${name}.pdf`, contentType: 'application/pdf', content: pdf, bytes: pdf.byteLength };
}
