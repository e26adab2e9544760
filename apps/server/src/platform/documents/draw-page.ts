import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Glyph } from 'fontkit';
import { textRuns } from './fonts.ts';
import type { LayoutPage, TextMark } from './layout-model.ts';
import type { DarkRect } from './symbol-shape.ts';
import { darkRects, startOf } from './write-pdf.ts';

const ink = '#000000';
const mutedInk = '#555555';

/**
 * Draws a page in pixels, black on white, with the same outlines that the PDF embeds.
 *
 * @param scale pixels per unit of the layout
 * @throws UnwritableSymbol
 */
export function drawPage(page: LayoutPage, scale: number): Canvas {
  const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const mark of page.marks) {
    context.fillStyle = 'muted' in mark && mark.muted ? mutedInk : ink;
    if (mark.kind === 'text') drawText(context, mark, scale);
    else for (const rect of darkRects(mark)) fill(context, rect, scale);
  }
  return canvas;
}

/** Snap edges to whole pixels: bars with gray edges scan badly. */
function fill(context: SKRSContext2D, { x, y, width, height }: DarkRect, scale: number): void {
  const left = Math.round(x * scale);
  const top = Math.round(y * scale);
  const right = Math.max(left + 1, Math.round((x + width) * scale));
  const bottom = Math.max(top + 1, Math.round((y + height) * scale));
  context.fillRect(left, top, right - left, bottom - top);
}

/** Outlines in the units of their font. fontkit returns the same object each time for a glyph of a font. */
const outlines = new WeakMap<Glyph, Path2D>();

function outlineOf(glyph: Glyph): Path2D {
  let outline = outlines.get(glyph);
  if (!outline) {
    outline = new Path2D(glyph.path.toSVG());
    outlines.set(glyph, outline);
  }
  return outline;
}

function drawText(context: SKRSContext2D, mark: TextMark, scale: number): void {
  let x = startOf(mark) * scale;
  for (const { face, text } of textRuns(mark.text, mark.weight)) {
    const perUnit = (mark.size * scale) / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      context.save();
      context.translate(x + xOffset * perUnit, mark.baseline * scale - yOffset * perUnit);
      context.scale(perUnit, -perUnit);
      context.fill(outlineOf(glyph));
      context.restore();
      x += xAdvance * perUnit;
    }
  }
}
