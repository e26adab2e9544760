import { drawPage } from './draw-page.ts';
import type { LayoutDocument } from './layout-model.ts';

/**
 * Writes each page as a separate PNG.
 *
 * @param dotsPerInch such as 203, for a label of 812 × 1218 pixels
 * @throws UnwritableSymbol
 */
export function writePng(layout: LayoutDocument, dotsPerInch: number): Promise<Buffer[]> {
  const scale = dotsPerInch / layout.unitsPerInch;
  return Promise.all(layout.pages.map((page) => drawPage(page, scale).encode('png')));
}
