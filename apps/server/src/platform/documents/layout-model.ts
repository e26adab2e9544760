/** How heavy a text is drawn. */
export type TextWeight = 'regular' | 'bold';

/** One line of text in a box: the writers place it by its baseline and align it within the width. */
export interface TextMark {
  kind: 'text';
  text: string;
  /** Left edge of the box. */
  x: number;
  baseline: number;
  width: number;
  /** Height of the em square. */
  size: number;
  weight?: TextWeight;
  align?: 'left' | 'center' | 'right';
  /** Gray on paper; label printers only have black. */
  muted?: boolean;
}

/** A filled rectangle; a line is a thin one. */
export interface RectMark {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  muted?: boolean;
}

/** The symbologies that documents use. GS1 values are written with their application identifiers: `(00)095212340000000013`. */
export type Symbology = 'code128' | 'gs1-128' | 'datamatrix' | 'gs1datamatrix' | 'qrcode';

/** A barcode without its quiet zone, which the layout must keep free: 10 modules next to a linear one, 4 around a QR code. */
export interface SymbolMark {
  kind: 'symbol';
  symbology: Symbology;
  value: string;
  x: number;
  y: number;
  /** Width of the narrowest bar. */
  module: number;
  /** Height of the bars of a linear symbol; a matrix is as high as its modules. */
  height?: number;
}

/** A black-and-white image, such as a label from a carrier. */
export interface PictureMark {
  kind: 'picture';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its pixels: rows of bits, each row in full bytes, 1 is dark; zlib-compressed base64. */
  columns: number;
  rows: number;
  bits: string;
}

export type Mark = TextMark | RectMark | SymbolMark | PictureMark;

/** A page of an exact size. The origin is its top left corner. */
export interface LayoutPage {
  width: number;
  height: number;
  marks: Mark[];
}

/** A document before it is PDF, ZPL or PNG: plain data, so that it can be tested, stored and handed to a worker. */
export interface LayoutDocument {
  /** Shown by readers as the name of the document. */
  title: string;
  /** BCP 47 tag, for screen readers. */
  language: string;
  /** The unit of the numbers: 72 for points on paper, 203 for the dots of a label printer. */
  unitsPerInch: number;
  pages: LayoutPage[];
}

/** Sizes of paper in points (1/72 inch). */
export const paperSizes = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
  LABEL_4X6: { width: 288, height: 432 },
} as const;

/** A 4×6 inch label in dots of a 203 dpi printer. */
export const labelDots = { unitsPerInch: 203, width: 812, height: 1_218 } as const;
