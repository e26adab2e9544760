import type { LayoutPage, Mark, TextMark } from './layout-model.ts';
import { cutText, wrapText, type TextStyle } from './text-lines.ts';

/** Line height as a multiple of the size: room for Chinese and for descenders. */
const lineHeight = 1.35;
/** From the top of a line to its baseline, in sizes. */
const ascent = 1.02;

/** The content area of a page, in the layout's units. */
export interface PageFrame {
  width: number;
  height: number;
  margin: number;
  /** Reserved at the bottom for the footer. */
  footer: number;
}

/** A column of a table that may run over pages. */
export interface FlowColumn {
  heading: string;
  width: number;
  align?: 'left' | 'right';
}

/** Lays content out from top to bottom and starts a new page when it no longer fits. */
export class PageFlow {
  readonly pages: LayoutPage[] = [];
  readonly frame: PageFrame;
  /** Top of the next content. */
  y = 0;

  constructor(frame: PageFrame) {
    this.frame = frame;
    this.breakPage();
  }

  get left(): number {
    return this.frame.margin;
  }

  /** Width between the margins. */
  get width(): number {
    return this.frame.width - 2 * this.frame.margin;
  }

  breakPage(): void {
    const { width, height, margin } = this.frame;
    this.pages.push({ width, height, marks: [] });
    this.y = margin;
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.frame.height - this.frame.margin - this.frame.footer;
  }

  add(...marks: Mark[]): void {
    this.pages.at(-1)!.marks.push(...marks);
  }

  /** Places lines of text from a top edge down. @returns the bottom edge */
  lines(
    texts: readonly string[],
    box: { x: number; y: number; width: number },
    style: TextStyle & Pick<TextMark, 'align' | 'muted'>,
  ): number {
    const step = style.size * lineHeight;
    for (const [index, text] of texts.entries()) {
      const baseline = box.y + index * step + style.size * ascent;
      this.add({ kind: 'text', text, x: box.x, width: box.width, baseline, ...style });
    }
    return box.y + texts.length * step;
  }

  /** A thin line over the width between the margins. */
  rule(thickness = 0.75, muted = false): void {
    this.add({ kind: 'rect', x: this.left, y: this.y, width: this.width, height: thickness, muted });
    this.y += thickness;
  }

  /** A table whose headings repeat on each page; a row is never split. */
  table(columns: readonly FlowColumn[], rows: readonly (readonly string[])[], { size }: TextStyle): void {
    const gap = size * 0.6;
    const padding = size * 0.35;
    const step = size * lineHeight;
    const headings = () => {
      this.#row(
        columns,
        columns.map(({ heading }) => [heading]),
        { size: size * 0.9, weight: 'bold', gap },
      );
      this.y += padding;
      this.rule();
      this.y += padding;
    };
    const wrapped = rows.map((row) =>
      row.map((cell, index) => wrapText(cell, columns[index]!.width - gap, { size }, 6)),
    );
    const heightOf = (cells: readonly string[][]): number =>
      Math.max(1, ...cells.map((lines) => lines.length)) * step + 2 * padding;
    // Headings need a row below them on the same page.
    if (!this.hasRoom(2 * step + (wrapped[0] ? heightOf(wrapped[0]) : 0))) this.breakPage();
    headings();
    for (const cells of wrapped) {
      if (!this.hasRoom(heightOf(cells))) {
        this.breakPage();
        headings();
      }
      this.#row(columns, cells, { size, gap });
      this.y += padding;
      this.rule(0.4, true);
      this.y += padding;
    }
  }

  /** Writes the footer of every page: a text on the left, cut if needed, and the number of the page on the right. */
  footers(text: string, numberOf: (page: number, pages: number) => string, { size }: TextStyle): void {
    const { height, margin, footer } = this.frame;
    const baseline = height - margin - footer / 2 + size;
    const box = { x: this.left, width: this.width, baseline, size, muted: true };
    for (const [index, { marks }] of this.pages.entries()) {
      const number = numberOf(index + 1, this.pages.length);
      marks.push({ kind: 'text', text: cutText(text, this.width * 0.6, { size }), ...box });
      marks.push({ kind: 'text', text: number, align: 'right', ...box });
    }
  }

  #row(
    columns: readonly FlowColumn[],
    cells: readonly (readonly string[])[],
    { gap, ...style }: TextStyle & { gap: number },
  ): void {
    let x = this.left;
    let bottom = this.y + style.size * lineHeight;
    for (const [index, column] of columns.entries()) {
      const isRight = column.align === 'right';
      const box = { x: isRight ? x + gap : x, y: this.y, width: column.width - gap };
      const align = isRight ? ('right' as const) : ('left' as const);
      bottom = Math.max(bottom, this.lines(cells[index] ?? [], box, { ...style, align }));
      x += column.width;
    }
    this.y = bottom;
  }
}
