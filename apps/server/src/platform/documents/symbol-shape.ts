import bwip from 'bwip-js/node';
import type { SymbolMark, Symbology } from './layout-model.ts';

/** A dark rectangle of a symbol, in modules from its top left corner. */
export interface DarkRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The modules of a barcode, without its quiet zone. */
export interface SymbolShape {
  columns: number;
  /** 1 for a linear symbol, whose bars can have any height. */
  rows: number;
  isLinear: boolean;
  dark: readonly DarkRect[];
}

/** The value is invalid for the symbology, such as a GS1 number with a wrong check digit. */
export class UnwritableSymbol extends Error {
  override name = 'UnwritableSymbol';
}

const shapes = new Map<string, SymbolShape>();
const shapesKept = 500;

/**
 * Encodes a value (ISO/IEC 15417, 16022, 18004; GS1 General Specifications).
 *
 * @throws UnwritableSymbol
 */
export function symbolShape(symbology: Symbology, value: string): SymbolShape {
  const key = `${symbology} ${value}`;
  let shape = shapes.get(key);
  if (!shape) {
    shape = encode(symbology, value);
    if (shapes.size >= shapesKept) shapes.clear();
    shapes.set(key, shape);
  }
  return shape;
}

function encode(symbology: Symbology, value: string): SymbolShape {
  let encoded;
  try {
    // The named export `raw` is a symbology of that name.
    // oxlint-disable-next-line import/no-named-as-default-member
    [encoded] = bwip.raw({ bcid: symbology, text: value });
  } catch (error) {
    throw new UnwritableSymbol(`No ${symbology} of ${JSON.stringify(value)}`, { cause: error });
  }
  if (!encoded) throw new UnwritableSymbol(`No ${symbology} of ${JSON.stringify(value)}`);
  return 'sbs' in encoded ? linear(encoded.sbs) : matrix(encoded.pixs, encoded.pixx, encoded.pixy);
}

/** Widths of bars and spaces in turn, a bar first. */
function linear(widths: readonly number[]): SymbolShape {
  const dark: DarkRect[] = [];
  let x = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) dark.push({ x, y: 0, width, height: 1 });
    x += width;
  }
  return { columns: x, rows: 1, isLinear: true, dark };
}

/** Adjacent dark modules become one rectangle, so that no viewer shows a seam between them. */
function matrix(modules: readonly number[], columns: number, rows: number): SymbolShape {
  const dark: DarkRect[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!modules[y * columns + x]) continue;
      const start = x;
      while (x + 1 < columns && modules[y * columns + x + 1]) x += 1;
      dark.push({ x: start, y, width: x - start + 1, height: 1 });
    }
  }
  return { columns, rows, isLinear: false, dark };
}

/** Size of a symbol in the units of its layout. @throws UnwritableSymbol */
export function symbolSize(mark: Omit<SymbolMark, 'kind' | 'x' | 'y'>): { width: number; height: number } {
  const shape = symbolShape(mark.symbology, mark.value);
  return {
    width: shape.columns * mark.module,
    height: shape.isLinear ? (mark.height ?? mark.module * 50) : shape.rows * mark.module,
  };
}

/** The dark rectangles of a symbol in the units of its layout. @throws UnwritableSymbol */
export function symbolRects(mark: SymbolMark): DarkRect[] {
  const shape = symbolShape(mark.symbology, mark.value);
  const rowHeight = symbolSize(mark).height / shape.rows;
  return shape.dark.map(({ x, y, width, height }) => ({
    x: mark.x + x * mark.module,
    y: mark.y + y * rowHeight,
    width: width * mark.module,
    height: height * rowHeight,
  }));
}
