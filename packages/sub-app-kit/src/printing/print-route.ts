import type { LabelPrint, LabelPrinter } from '@lading/contracts/shipping';
import { saveFile } from '@lading/ui/save-file';
import { printByAgent, requirePrinter } from './print-agent.ts';

/** Long enough for the print dialog to have read the pages. */
const keptMs = 10 * 60_000;

/** A file to print or to save, as returned by `api.download`. */
export interface PrintFile {
  blob: Blob;
  fileName?: string | null | undefined;
}

/** How a label file gets to paper: the format it needs, and how it is sent to the printer. */
export interface PrintRoute {
  readonly form: LabelPrint;
  /**
   * Finds the printer. Called before the file is fetched, since labels count as printed from then on. Rejects with a
   * `LocalizedFailure`, as does sending; the browser does not say whether its dialog was confirmed.
   *
   * @returns sends a file to the printer
   */
  ready: () => Promise<(file: PrintFile, name: string) => Promise<void>>;
}

/** The route of a computer's labels. */
export function routeOf({ way, paper, format, dpi, printer }: LabelPrinter): PrintRoute {
  if (way === 'agent')
    return {
      form: { format: 'zpl', paper, dpi },
      async ready() {
        const found = await requirePrinter(printer);
        return async ({ blob }) => printByAgent(found, await blob.text());
      },
    };
  if (way === 'file')
    return {
      form: { format, paper, dpi },
      ready: () =>
        Promise.resolve(async ({ blob, fileName }, name) => saveFile(blob, fileName ?? `${name}.${format}`)),
    };
  return {
    form: { format: 'pdf', paper, dpi },
    ready: () => Promise.resolve(async (file, name) => sendPdf(file, name)),
  };
}

/** Prints a PDF in the browser, or saves it if the browser cannot display one. */
export function sendPdf({ blob, fileName }: PrintFile, name: string): void {
  if (!printPdf(blob)) saveFile(blob, fileName ?? `${name}.pdf`);
}

/**
 * Opens the browser's print dialog for a PDF, with each page at its own size: the browser prints the file itself, not a page
 * around it.
 *
 * @returns false if the browser cannot display a PDF, so that the file must be saved instead
 */
function printPdf(file: Blob): boolean {
  if (!navigator.pdfViewerEnabled) return false;
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'print';
  frame.src = address;
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, keptMs);
  return true;
}
