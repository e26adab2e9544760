import type { LayoutDocument } from '../../platform/documents/layout-model.ts';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';

await serveWorker(async (task) => {
  const pdf = new Uint8Array(await writePdf(task as LayoutDocument));
  return { answer: pdf, transfer: [pdf.buffer] };
});
