import Pdfkit from 'pdfkit';
import { textRuns, textWidth, type FontFace } from './fonts.ts';
import type { LayoutDocument, LayoutPage, Mark, TextMark } from './layout-model.ts';
import { pictureRects } from './picture-mark.ts';
import { symbolRects, type DarkRect } from './symbol-shape.ts';

const pointsPerInch = 72;
const ink = '#000000';
const mutedInk = '#555555';

/**
 * Writes a layout as PDF: pages of its exact size, the characters used of each font embedded, bars as shapes.
 *
 * @throws UnwritableSymbol
 */
export async function writePdf(layout: LayoutDocument): Promise<Buffer> {
  const pdf = new Pdfkit({
    autoFirstPage: false,
    margin: 0,
    lang: layout.language,
    info: { Title: layout.title },
    displayTitle: true,
  });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const scale = pointsPerInch / layout.unitsPerInch;
  const setFont = fontsOf(pdf);
  for (const page of layout.pages) writePage(pdf, page, scale, setFont);
  pdf.end();
  await written;
  return Buffer.concat(pieces);
}

type Pdf = PDFKit.PDFDocument;

/** A face is registered when it is first used. */
function fontsOf(pdf: Pdf): (face: FontFace) => void {
  const known = new Set<string>();
  return ({ name, bytes }) => {
    if (!known.has(name)) {
      pdf.registerFont(name, bytes);
      known.add(name);
    }
    pdf.font(name);
  };
}

function writePage(pdf: Pdf, page: LayoutPage, scale: number, setFont: (face: FontFace) => void): void {
  pdf.addPage({ size: [page.width * scale, page.height * scale], margin: 0 });
  for (const mark of page.marks) {
    if (mark.kind === 'text') writeText(pdf, mark, scale, setFont);
    else fillRects(pdf, mark, scale);
  }
}

function fillRects(pdf: Pdf, mark: Exclude<Mark, TextMark>, scale: number): void {
  for (const { x, y, width, height } of darkRects(mark))
    pdf.rect(x * scale, y * scale, width * scale, height * scale);
  pdf.fill(mark.kind === 'rect' && mark.muted ? mutedInk : ink);
}

function writeText(pdf: Pdf, mark: TextMark, scale: number, setFont: (face: FontFace) => void): void {
  let x = startOf(mark);
  pdf.fillColor(mark.muted ? mutedInk : ink).fontSize(mark.size * scale);
  for (const { face, text } of textRuns(mark.text, mark.weight)) {
    setFont(face);
    pdf.text(text, x * scale, mark.baseline * scale, { lineBreak: false, baseline: 'alphabetic' });
    x += textWidth(text, mark.size, mark.weight);
  }
}

/** The dark rectangles of a mark. */
export function darkRects(mark: Exclude<Mark, TextMark>): readonly DarkRect[] {
  if (mark.kind === 'picture') return pictureRects(mark);
  return mark.kind === 'symbol' ? symbolRects(mark) : [mark];
}

/** Where an aligned line of text starts. */
export function startOf({ text, x, width, size, weight, align }: TextMark): number {
  if (align === undefined || align === 'left') return x;
  const room = width - textWidth(text, size, weight);
  return align === 'right' ? x + room : x + room / 2;
}
