import {
  shippingMessages,
  type LabelFormat,
  type LabelPrint,
  type LabelPaper,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import {
  labelDots,
  type LayoutDocument,
  type LayoutPage,
  type Mark,
} from '../../platform/documents/layout-model.ts';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import { writePng } from '../../platform/documents/write-png.ts';
import { writeZpl } from '../../platform/documents/write-zpl.ts';
import type { FileReply } from '../../platform/replies.ts';
import { conflict, notFound, type RequestError } from '../../platform/request-error.ts';
import { runWorker } from '../../platform/workers/run-worker.ts';
import { printLabelsOf, readLabel, withoutLabel } from './label.store.ts';
import { testCardLayout } from './test-card-layout.ts';

/** Sheets in landscape format; each half takes an upright label, like half-sheet label stock. In inches. */
const sheets: Readonly<Record<Exclude<LabelPaper, 'LABEL_4X6'>, { width: number; height: number }>> = {
  LETTER: { width: 11, height: 8.5 },
  A4: { width: 297 / 25.4, height: 210 / 25.4 },
};

function moved(mark: Mark, x: number, y: number): Mark {
  if (mark.kind === 'text') return { ...mark, x: mark.x + x, baseline: mark.baseline + y };
  return { ...mark, x: mark.x + x, y: mark.y + y };
}

/** Puts labels on a paper in their original size and order: two per sheet, leaving the last half empty for an odd number. */
function onPaper(labels: LayoutDocument, paper: LabelPaper): LayoutDocument {
  if (paper === 'LABEL_4X6') return labels;
  const width = sheets[paper].width * labels.unitsPerInch;
  const height = sheets[paper].height * labels.unitsPerInch;
  const pages: LayoutPage[] = [];
  for (const [index, label] of labels.pages.entries()) {
    const half = index % 2;
    const x = (half * width + width / 2 - label.width) / 2;
    const marks = label.marks.map((mark) => moved(mark, x, (height - label.height) / 2));
    if (half === 0) pages.push({ width, height, marks });
    else pages.at(-1)!.marks.push(...marks);
  }
  return { ...labels, pages };
}

const contentTypes: Readonly<Record<LabelFormat, string>> = {
  pdf: 'application/pdf',
  zpl: 'application/zpl',
  png: 'image/png',
};

/** The number of pages from which a PDF is written off the event loop, and the time limit. */
const manyPages = 8;
const workerMs = 55_000;

type Caller = Pick<SignedInContext, 'user' | 'signal'>;

type Form = Omit<LabelPrint, 'format'> & { format: LabelFormat };

/** A label as designed, on its own page. */
const asDesigned = { paper: 'LABEL_4X6', dpi: '203' } as const;

/** Writes a layout in a format; PNG contains the first page only. */
async function written(
  { user, signal }: Caller,
  labels: LayoutDocument,
  { format, paper, dpi }: Form,
): Promise<Buffer> {
  const layout = format === 'pdf' ? onPaper(labels, paper) : labels;
  if (format === 'pdf' && layout.pages.length >= manyPages) {
    const url = new URL('./label-file.worker.ts', import.meta.url);
    const task = { url, data: layout, orgId: user.orgId, milliseconds: workerMs, signal };
    return Buffer.from((await runWorker(task)) as Uint8Array);
  }
  if (format === 'pdf') return writePdf(layout);
  if (format === 'zpl') return Buffer.from(writeZpl(layout, Number(dpi)));
  const [first] = await writePng(layout, labelDots.unitsPerInch);
  return first!;
}

async function file(
  caller: Caller,
  { name, layout, ...form }: Form & { name: string; layout: LayoutDocument },
): Promise<FileReply> {
  const { format } = form;
  const content = await written(caller, layout, form);
  return {
    fileName: `${name}.${format}`,
    contentType: contentTypes[format],
    content,
    bytes: content.byteLength,
  };
}

/** One label as a file (shipping design, "Printing"). @throws RequestError 404 for another organization's label, 409 for a void one */
export async function labelFile(
  context: SignedInContext,
  labelId: string,
  format: LabelFormat,
): Promise<FileReply> {
  const label = await context.db((trx) => readLabel(trx, labelId));
  if (!label) throw notFound();
  if (!label.isUsable) throw conflict(shippingMessages.labelVoided());
  return file(context, { name: label.trackingNumber, layout: label.layout, format, ...asDesigned });
}

/** How many shipments a refusal names. */
const named = 10;

/** Why the labels of shipments are not printed: 404 for another organization's, 409 with the numbers of those without a valid one. */
async function whyNotPrinted({ db }: SignedInContext, shipmentIds: readonly string[]): Promise<RequestError> {
  const without = await db((trx) => withoutLabel(trx, shipmentIds));
  if (!without || without.length === 0) return notFound();
  const shipments = [...without.slice(0, named), ...(without.length > named ? ['…'] : [])].join(', ');
  return conflict(shippingMessages.labelsMissing({ shipments }));
}

/** The labels of shipments as one file, in the given order. @throws RequestError 404, 409 when one of them has none */
export async function printedLabels(
  context: SignedInContext,
  { shipmentIds, ...form }: LabelPrint & { shipmentIds: readonly string[] },
): Promise<FileReply> {
  const labels = await context.db((trx) => printLabelsOf(trx, shipmentIds));
  const [first] = labels ?? [];
  if (!labels || !first) throw await whyNotPrinted(context, shipmentIds);
  const pages = labels.flatMap(({ layout }) => layout.pages);
  const name = labels.length === 1 ? first.trackingNumber : `Labels ${labels.length}`;
  return file(context, { name, layout: { ...first.layout, title: name, pages }, ...form });
}

/** A card for testing a printer; on a sheet it is on both halves. */
export function testCardFile(context: SignedInContext, form: LabelPrint): Promise<FileReply> {
  const card = testCardLayout();
  const layout = form.paper === 'LABEL_4X6' ? card : { ...card, pages: [...card.pages, ...card.pages] };
  return file(context, { name: card.title, layout, ...form });
}
