import type { LabelPaper } from '@lading/contracts/shipping';
import type { LayoutDocument, LayoutPage, Mark } from '../../platform/documents/layout-model.ts';

/** Sheets lie on their long side; each half takes a label upright, as half-sheet label stock is cut. In inches. */
const sheets: Readonly<Record<Exclude<LabelPaper, 'LABEL_4X6'>, { width: number; height: number }>> = {
  LETTER: { width: 11, height: 8.5 },
  A4: { width: 297 / 25.4, height: 210 / 25.4 },
};

function moved(mark: Mark, x: number, y: number): Mark {
  if (mark.kind === 'text') return { ...mark, x: mark.x + x, baseline: mark.baseline + y };
  return { ...mark, x: mark.x + x, y: mark.y + y };
}

/** Puts labels on a paper in their own size and order: two on a sheet, the second half of the last one stays empty where they are odd. */
export function onPaper(labels: LayoutDocument, paper: LabelPaper): LayoutDocument {
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
