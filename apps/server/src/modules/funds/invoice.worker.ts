import type { Language } from '@lading/contracts/identity';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { invoiceLayout, type InvoiceDocument } from './invoice-layout.ts';

await serveWorker(async (task) => {
  const { document, language } = task as { document: InvoiceDocument; language: Language };
  const pdf = new Uint8Array(await writePdf(invoiceLayout(document, language)));
  return { answer: pdf, transfer: [pdf.buffer] };
});
