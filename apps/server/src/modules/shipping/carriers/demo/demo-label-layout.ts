import { addressLines, countries, type Address } from '@lading/contracts/core';
import type { RatedPackage } from '@lading/contracts/shipping';
import {
  labelDots,
  type LayoutDocument,
  type Mark,
  type TextMark,
} from '../../../../platform/documents/layout-model.ts';
import { symbolSize } from '../../../../platform/documents/symbol-shape.ts';
import { cutText } from '../../../../platform/documents/text-lines.ts';

/** The text on a label of the demo carrier. */
export interface DemoLabel {
  from: Address;
  to: Address;
  serviceName: string;
  shipDate: string;
  one: RatedPackage;
  packageNo: number;
  packageCount: number;
  /** SSCC of 18 digits. */
  trackingNumber: string;
  /** The sender's reference of the shipment. */
  reference: string;
  /** The sender's own references of the order. */
  references: readonly string[];
  /** Where it goes within the US. */
  zip5: string | null;
}

const margin = 32;
const inner = labelDots.width - 2 * margin;

const text = (content: string, baseline: number, size: number, more: Partial<TextMark> = {}): TextMark => {
  const width = more.width ?? inner;
  const weight = more.weight;
  const shown = cutText(content, width, weight === undefined ? { size } : { size, weight });
  return { kind: 'text', text: shown, x: margin, baseline, size, width, ...more };
};
const rule = (y: number): Mark => ({
  kind: 'rect',
  x: margin / 2,
  y,
  width: labelDots.width - margin,
  height: 4,
});

/** A GS1-128 symbol in the middle of the page; with a quiet zone of 10 modules on both sides. */
function symbol(value: string, y: number, { module, height }: { module: number; height: number }): Mark {
  const mark = { kind: 'symbol', symbology: 'gs1-128', value, module, height } as const;
  return { ...mark, x: Math.round((labelDots.width - symbolSize(mark).width) / 2), y };
}

/** The human-readable form of an SSCC: application identifier, extension, company, serial, check digit. */
const readable = (sscc: string): string =>
  `(00) ${sscc[0]} ${sscc.slice(1, 8)} ${sscc.slice(8, 17)} ${sscc[17]}`;

/** A label of 4 × 6 inches in dots of a 203 dpi printer (shipping design, "Demo carrier"): GS1-128 (00) and, within the US, (420). */
export function demoLabelLayout(label: DemoLabel): LayoutDocument {
  const { from, to, one } = label;
  const nameOf = (code: string | null | undefined): string =>
    code === 'US' ? '' : (countries.find((country) => country.code === code)?.en ?? code ?? '');
  const sender = addressLines(from, nameOf(from.countryCode)).slice(0, 4);
  const recipient = addressLines(to, nameOf(to.countryCode)).slice(0, 6);
  const marks: Mark[] = [
    text('DEMO – NOT POSTAGE', 72, 46, { weight: 'bold', align: 'center' }),
    rule(92),
    ...sender.map((line, index) => text(line, 126 + index * 28, 24, { width: 500 })),
    text(`${one.weight} ${one.unit === 'in/lb' ? 'lb' : 'kg'}`, 126, 30, { align: 'right' }),
    text(`${label.packageNo} of ${label.packageCount}`, 162, 28, { align: 'right' }),
    text(label.shipDate, 196, 24, { align: 'right' }),
    rule(240),
    text('SHIP TO', 270, 22, { weight: 'bold' }),
    ...recipient.map((line, index) =>
      text(line, 314 + index * 42, 36, index === 0 ? { weight: 'bold' } : {}),
    ),
    rule(548),
    text(label.serviceName.toUpperCase(), 598, 44, { weight: 'bold', align: 'center' }),
    rule(620),
    ...destination(label),
    rule(860),
    symbol(`(00)${label.trackingNumber}`, 884, { module: 4, height: 210 }),
    text(readable(label.trackingNumber), 1_132, 32, { align: 'center' }),
    ...references(label),
  ];
  const { width, height, unitsPerInch } = labelDots;
  return {
    title: `Label ${label.trackingNumber}`,
    language: 'en',
    unitsPerInch,
    pages: [{ width, height, marks }],
  };
}

/** The number of the shipment, and below it the sender's own references. */
function references({ reference, references: own }: DemoLabel): Mark[] {
  if (own.length === 0) return [text(`Ref ${reference}`, 1_184, 26)];
  return [text(`Ref ${reference}`, 1_170, 26), text(own.join(' · '), 1_202, 24)];
}

function destination({ zip5, to }: DemoLabel): Mark[] {
  if (zip5 === null) return [text(to.countryCode ?? '', 790, 130, { weight: 'bold', align: 'center' })];
  return [
    symbol(`(420)${zip5}`, 644, { module: 3, height: 150 }),
    text(`(420) ${zip5}`, 834, 32, { align: 'center' }),
  ];
}
