import { labelDots, type LayoutDocument, type Mark, type TextMark } from '../layout-model.ts';

const text = (
  content: string,
  x: number,
  baseline: number,
  size: number,
  more: Partial<TextMark> = {},
): TextMark => ({ kind: 'text', text: content, x, baseline, size, width: 772 - x, ...more });

/** A shipping label like a carrier's: rules, Latin and Chinese text, two GS1-128 symbols, a DataMatrix and a QR code. */
export const labelSample: LayoutDocument = {
  title: 'Label',
  language: 'en',
  unitsPerInch: labelDots.unitsPerInch,
  pages: [
    {
      width: labelDots.width,
      height: labelDots.height,
      marks: [
        text('DEMO – NOT POSTAGE', 40, 70, 44, { weight: 'bold', align: 'center', width: 732 }),
        { kind: 'rect', x: 20, y: 95, width: 772, height: 4 },
        text('Juniper & Pine, 418 Larkin St_6, San Francisco CA 94102', 40, 140, 26),
        text('SHIP TO', 40, 200, 22, { weight: 'bold' }),
        text('李文静 Mei-Ling Chou', 40, 260, 44, { weight: 'bold' }),
        text('广东省深圳市南山区科技园南区 8 栋 302 室', 40, 315, 36),
        text('Flushing NY 11354', 40, 370, 40),
        text('21.00 lb', 40, 420, 30, { align: 'right', width: 732 }),
        { kind: 'rect', x: 20, y: 440, width: 772, height: 4 },
        { kind: 'symbol', symbology: 'gs1-128', value: '(420)11354', x: 80, y: 470, module: 3, height: 150 },
        { kind: 'symbol', symbology: 'qrcode', value: 'https://example.com/单', x: 600, y: 470, module: 5 },
        { kind: 'rect', x: 20, y: 660, width: 772, height: 4 },
        {
          kind: 'symbol',
          symbology: 'gs1-128',
          value: '(00)095212340000000013',
          x: 110,
          y: 700,
          module: 4,
          height: 250,
        },
        text('(00) 0 9521234 000000001 3', 40, 1_000, 36, { align: 'center', width: 732 }),
        { kind: 'rect', x: 20, y: 1_030, width: 772, height: 4 },
        { kind: 'symbol', symbology: 'datamatrix', value: 'SH-10418-1', x: 60, y: 1_060, module: 6 },
        {
          kind: 'symbol',
          symbology: 'code128',
          value: 'SH-10418-1',
          x: 300,
          y: 1_070,
          module: 2,
          height: 90,
        },
      ] as Mark[],
    },
  ],
};

/** What a reader must decode from {@link labelSample}: the text of each symbol. */
export const labelSampleValues = [
  '(420)11354',
  '(00)095212340000000013',
  'https://example.com/单',
  'SH-10418-1',
  'SH-10418-1',
];
