import type { SlipPaper } from '@lading/contracts/orders';
import { paperSizes } from '../../platform/documents/layout-model.ts';
import type { PageFrame } from '../../platform/documents/page-flow.ts';

/** The measures of a slip on a paper, in points. */
export interface Look {
  frame: PageFrame;
  /** Font size of the body text. */
  size: number;
  heading: number;
  barHeight: number;
  isNarrow: boolean;
}

/** The papers that slips are printed on. */
export const looks: Readonly<Record<SlipPaper, Look>> = {
  A4: sheet('A4'),
  LETTER: sheet('LETTER'),
  LABEL_4X6: {
    frame: { ...paperSizes.LABEL_4X6, margin: 14, footer: 14 },
    size: 8,
    heading: 13,
    barHeight: 30,
    isNarrow: true,
  },
};

function sheet(paper: 'A4' | 'LETTER'): Look {
  const frame = { ...paperSizes[paper], margin: 42, footer: 24 };
  return { frame, size: 9.5, heading: 20, barHeight: 36, isNarrow: false };
}
