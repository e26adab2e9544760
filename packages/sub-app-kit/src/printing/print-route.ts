import type { LabelPrint, LabelPrinter } from '@lading/contracts/shipping';
import { saveFile } from '@lading/ui/save-file';
import { printByAgent } from './print-agent.ts';
import { printPdf } from './print-pdf.ts';

/** A file to print or to keep, as `api.download` gives it. */
export interface PrintFile {
  blob: Blob;
  fileName?: string | null | undefined;
}

/** The way from a file of labels to paper: which form it takes, and how it is sent there. */
export interface PrintRoute {
  readonly form: LabelPrint;
  /** Rejects with a `LocalizedFailure`. The browser does not say whether its dialog was confirmed. */
  send: (file: PrintFile, name: string) => Promise<void>;
}

/** The route of a computer's labels. */
export function routeOf({ way, paper, format, dpi, printer }: LabelPrinter): PrintRoute {
  if (way === 'agent')
    return {
      form: { format: 'zpl', paper, dpi },
      send: async ({ blob }) => printByAgent(printer, await blob.text()),
    };
  if (way === 'file')
    return {
      form: { format, paper, dpi },
      send: async ({ blob, fileName }, name) => saveFile(blob, fileName ?? `${name}.${format}`),
    };
  return { form: { format: 'pdf', paper, dpi }, send: async (file, name) => sendPdf(file, name) };
}

/** Prints a PDF in the browser, or saves it where the browser shows none. */
export function sendPdf({ blob, fileName }: PrintFile, name: string): void {
  if (!printPdf(blob)) saveFile(blob, fileName ?? `${name}.pdf`);
}
