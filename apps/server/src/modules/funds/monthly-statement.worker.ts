import { writePdf } from '../../platform/documents/write-pdf.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { statementLayout } from './monthly-statement-layout.ts';
import type { MonthlyStatement } from './monthly-statement.ts';

await serveWorker(async (task) => {
  const pdf = new Uint8Array(await writePdf(statementLayout(task as MonthlyStatement)));
  return { answer: pdf, transfer: [pdf.buffer] };
});
