import { writePdf } from '../../platform/documents/write-pdf.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { binLabels, type LabelledBin } from './bin-labels.ts';

// Hundreds of pages: off the event loop.
await serveWorker(async (bins) => {
  const pdf = new Uint8Array(await writePdf(binLabels(bins as readonly LabelledBin[])));
  return { answer: pdf, transfer: [pdf.buffer] };
});
