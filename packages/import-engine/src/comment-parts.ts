import { product } from '@lading/contracts/product';
import { cellXml } from './cell-xml.ts';
import * as parts from './error-sheet-parts.ts';
import type { WorkbookPart, WorkbookZip } from './workbook-zip.ts';

/** Comments of one workbook: beyond these, spreadsheet programs become slow. */
const commentsAllowed = 20_000;
/** Shapes that one block of a drawing's numbers holds. */
const shapesPerBlock = 1024;

/** The comments of a sheet: their texts, and a drawing with the box of each, without which they are not shown. */
export class CommentParts {
  readonly #texts: WorkbookPart;
  readonly #drawing: WorkbookPart;
  #count = 0;

  constructor(zip: WorkbookZip) {
    this.#texts = zip.open('xl/comments1.xml');
    this.#drawing = zip.open('xl/drawings/vmlDrawing1.vml');
    this.#texts.write(parts.commentsStart(product.name));
    this.#drawing.write(parts.drawingStart(Math.ceil((commentsAllowed + 1) / shapesPerBlock)));
  }

  /** Puts a comment on a cell; `row` and `column` count from 0. Does nothing once there are too many. */
  add(cell: string, row: number, column: number, text: string): void {
    if (this.#count === commentsAllowed) return;
    this.#texts.write(parts.commentXml(cell, cellXml(text)));
    this.#drawing.write(parts.commentShape(this.#count, row, column));
    this.#count += 1;
  }

  end(): void {
    this.#texts.write(parts.commentsEnd);
    this.#texts.end();
    this.#drawing.write(parts.drawingEnd);
    this.#drawing.end();
  }
}
