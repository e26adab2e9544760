import { writePdf } from '../../platform/documents/write-pdf.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { packingSlips } from './packing-slip-layout.ts';
import type { SlipJob } from './packing-slip.service.ts';

await serveWorker(async (task) => {
  const { orders, style } = task as SlipJob;
  const pdf = new Uint8Array(await writePdf(packingSlips(orders, style)));
  return { answer: pdf, transfer: [pdf.buffer] };
});
