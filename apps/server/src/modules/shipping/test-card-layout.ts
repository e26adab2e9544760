import {
  labelDots,
  type LayoutDocument,
  type Mark,
  type TextMark,
} from '../../platform/documents/layout-model.ts';
import { symbolSize } from '../../platform/documents/symbol-shape.ts';

const { width, height, unitsPerInch } = labelDots;
const millimeter = unitsPerInch / 25.4;
const frame = unitsPerInch / 8;
/** Origin of the rulers: half an inch from the corner. */
const origin = unitsPerInch / 2;
const line = 3;

/** The content of the card's barcode. */
export const testCardCode = 'TEST-CARD-4X6';

const text = (content: string, baseline: number, size: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  text: content,
  x: origin,
  baseline,
  size,
  width: width - 2 * origin,
  ...more,
});
const box = (x: number, y: number, wide: number, high: number): Mark => ({
  kind: 'rect',
  x,
  y,
  width: wide,
  height: high,
});

/** A mark of a ruler, centered on its position; long ones are numbered. */
type Tick = (at: number, length: number) => Mark;

function ruler(count: number, step: number, lengthOf: (index: number) => number, tick: Tick): Mark[] {
  return Array.from({ length: count + 1 }, (_, index) => tick(index * step, lengthOf(index)));
}

/** Ticks of eighths of an inch: the whole ones longest. */
const ofInch = (index: number): number => (index % 8 === 0 ? 44 : index % 4 === 0 ? 30 : 18);
const ofMillimeter = (index: number): number => (index % 10 === 0 ? 44 : index % 5 === 0 ? 30 : 18);

function across(): Mark[] {
  const inches = 300;
  const centimeters = 420;
  const eighth = unitsPerInch / 8;
  return [
    box(origin, inches, 3 * unitsPerInch, line),
    ...ruler(24, eighth, ofInch, (at, length) =>
      box(origin + at - line / 2, inches - length, line, length + line),
    ),
    ...[0, 1, 2, 3].map((inch) =>
      text(String(inch), inches - 54, 28, {
        x: origin + inch * unitsPerInch - 40,
        width: 80,
        align: 'center',
      }),
    ),
    text('in', inches + 36, 24, { align: 'right' }),
    box(origin, centimeters, 75 * millimeter, line),
    ...ruler(75, millimeter, ofMillimeter, (at, length) =>
      box(origin + at - line / 2, centimeters, line, length + line),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((centimeter) =>
      text(String(centimeter), centimeters + 80, 28, {
        x: origin + centimeter * 10 * millimeter - 40,
        width: 80,
        align: 'center',
      }),
    ),
    text('cm', centimeters - 12, 24, { align: 'right' }),
  ];
}

/** Vertical ruler from the frame's upper edge: feed may be off even when the width is right. */
function down(): Mark[] {
  const x = width - frame - 90;
  const top = 560;
  return [
    box(x, top, line, 3 * unitsPerInch),
    ...ruler(24, unitsPerInch / 8, ofInch, (at, length) =>
      box(x - length, top + at - line / 2, length, line),
    ),
    ...[0, 1, 2, 3].map((inch) =>
      text(String(inch), top + inch * unitsPerInch + 10, 28, { x: x + 16, width: 40, align: 'left' }),
    ),
  ];
}

/**
 * A card for testing a printer (shipping design, "Printing"): a frame an eighth of an inch from the edges, rulers in both directions, a
 * barcode and Chinese text. It is bilingual, since it is read at the printer.
 */
export function testCardLayout(): LayoutDocument {
  const code = { kind: 'symbol', symbology: 'code128', value: testCardCode, module: 2, height: 120 } as const;
  const wide = width - 2 * frame;
  const high = height - 2 * frame;
  const body = { width: 500 };
  const marks: Mark[] = [
    box(frame, frame, wide, line),
    box(frame, height - frame - line, wide, line),
    box(frame, frame, line, high),
    box(width - frame - line, frame, line, high),
    text('Printer test', 96, 40, { weight: 'bold' }),
    text('打印测试', 146, 36, { weight: 'bold' }),
    text('4 × 6 in · 101.6 × 152.4 mm', 188, 26),
    ...across(),
    text('Exact: the lines are 3 in and 7.5 cm', 600, 28, { ...body, weight: 'bold' }),
    text('long, and the frame is complete.', 636, 28, body),
    text('Too short: choose 100 % or Actual', 690, 28, body),
    text('size, not Fit to page.', 726, 28, body),
    text('尺寸正确：标尺分别为 3 英寸和 7.5 厘米，', 800, 26, { ...body, weight: 'bold' }),
    text('且边框完整。', 836, 26, body),
    text('偏小：请选择 100% 或“实际大小”，', 890, 26, body),
    text('不要选择“适合页面”。', 926, 26, body),
    { ...code, x: origin, y: 990 },
    text(testCardCode, 990 + symbolSize(code).height + 34, 26, body),
  ];
  marks.push(...down());
  return { title: 'Printer test', language: 'en', unitsPerInch, pages: [{ width, height, marks }] };
}
