import type { LayoutDocument, LayoutPage } from '../../platform/documents/layout-model.ts';
import { symbolSize } from '../../platform/documents/symbol-shape.ts';

/** A bin for its label. */
export interface LabelledBin {
  binCode: string;
  warehouseCode: string;
}

/** A label of 4 × 2 inches in dots of a 203 dpi printer. */
const label = { unitsPerInch: 203, width: 812, height: 406 } as const;
const margin = 40;
const room = label.width - 2 * margin;

function page({ binCode, warehouseCode }: LabelledBin): LayoutPage {
  const bars = { symbology: 'code128', value: binCode, height: 150 } as const;
  // As wide as possible, with a quiet zone of ten modules on each side within the margin.
  const modules = symbolSize({ ...bars, module: 1 }).width;
  const module = Math.max(1, Math.min(4, Math.floor(room / modules)));
  const text = { kind: 'text', x: margin, width: room } as const;
  const size = Math.min(120, Math.floor(room / (binCode.length * 0.72)));
  return {
    width: label.width,
    height: label.height,
    marks: [
      { ...text, text: warehouseCode, baseline: 42, size: 26, align: 'right' },
      { ...text, text: binCode, baseline: 160, size, weight: 'bold', align: 'center' },
      { kind: 'symbol', ...bars, module, x: (label.width - modules * module) / 2, y: 200 },
    ],
  };
}

/** Lays out labels of bins, one per page: the code in large type, and as Code 128 for scanners. */
export const binLabels = (bins: readonly LabelledBin[]): LayoutDocument => ({
  title: 'Bin labels',
  language: 'en',
  unitsPerInch: label.unitsPerInch,
  pages: bins.map(page),
});
