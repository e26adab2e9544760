/** Long enough for the print dialog to have taken the pages. */
const keptMs = 10 * 60_000;

/**
 * Opens the browser's print dialog for a PDF, page for page at its own size: the browser prints the file itself, not a page around it.
 *
 * @returns false where the browser shows no PDF, so that the file has to be saved instead
 */
export function printPdf(file: Blob): boolean {
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
