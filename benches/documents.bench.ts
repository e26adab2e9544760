/**
 * The cost of a document: `node benches/documents.bench.ts [count]`. Prints the distribution of the time of one packing slip (two
 * pages with Chinese) and of one 4×6 label in each format alone, and the cost of each of `count` (100) in one PDF. Fonts are loaded
 * beforehand; a new worker loads them once, which is printed first. Exits with code 1 when a
 * label takes longer than its mark.
 */
import type { LayoutDocument } from '../apps/server/src/platform/documents/layout-model.ts';
import { labelSample } from '../apps/server/src/platform/documents/testing/label-sample.ts';
import { writePdf } from '../apps/server/src/platform/documents/write-pdf.ts';
import { writePng } from '../apps/server/src/platform/documents/write-png.ts';
import { writeZpl } from '../apps/server/src/platform/documents/write-zpl.ts';
import { packingSlips, type SlipStyle } from '../apps/server/src/modules/orders/packing-slip-layout.ts';
import { sampleOrder } from '../apps/server/src/modules/orders/testing/sample-order.ts';
import { judge, quantile } from './judge.ts';
import { spreadOf } from './spread-of.ts';

const [count = 100] = process.argv.slice(2).map(Number);
const style: SlipStyle = { paper: 'A4', withPrices: true, language: 'cn', timeZone: 'UTC' };

/** A label with its own number. */
const label = (number: number): LayoutDocument => ({
  ...labelSample,
  pages: labelSample.pages.map((page) => ({
    ...page,
    marks: page.marks.map((mark) =>
      mark.kind === 'symbol' && mark.symbology === 'code128' ? { ...mark, value: `SH-${number}-1` } : mark,
    ),
  })),
});
const slip = (number: number) =>
  packingSlips([sampleOrder({ lines: 30, orderNo: `JP-${10_000 + number}` })], style);

const works: Record<string, (number: number) => unknown> = {
  'slip, PDF': (number) => writePdf(slip(number)),
  'label, PDF': (number) => writePdf(label(number)),
  'label, ZPL': (number) => writeZpl(label(number)),
  'label, PNG': (number) => writePng(label(number), 203),
};

const began = performance.now();
await writePdf(slip(0));
console.log(`the first slip, with its fonts: ${(performance.now() - began).toFixed(0)} ms`);

for (const [name, work] of Object.entries(works)) {
  const times: number[] = [];
  for (let number = 0; number < count + 20; number += 1) {
    const start = performance.now();
    await work(number);
    if (number >= 20) times.push(performance.now() - start);
  }
  console.log(`${name.padEnd(12)} ${spreadOf(times)}`);
  if (name.startsWith('label')) judge(`${name}, p50`, quantile(times, 0.5), { most: 15, unit: 'ms' });
}

const orders = Array.from({ length: count }, (_, number) =>
  sampleOrder({ lines: 30, orderNo: `JP-${20_000 + number}` }),
);
const together: Record<string, () => LayoutDocument> = {
  slip: () => packingSlips(orders, style),
  label: () => ({ ...labelSample, pages: orders.flatMap((_, number) => label(number).pages) }),
};
for (const [name, layout] of Object.entries(together)) {
  const start = performance.now();
  const pdf = await writePdf(layout());
  const each = (performance.now() - start) / count;
  console.log(
    `${count} of a ${name} in one PDF: ${each.toFixed(1)} ms and ${(pdf.length / count / 1_024).toFixed(1)} KB each`,
  );
}
