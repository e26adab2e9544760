import { expect, it } from 'vitest';
import { place } from '../../testing/buy-labels.ts';
import { demoLabelLayout } from './demo-label-layout.ts';

/** The lines at the bottom of a label, below its number. */
function bottomOf(references: string[]) {
  const { pages } = demoLabelLayout({
    from: place('94107'),
    to: place('90277'),
    serviceName: 'Demo Ground',
    shipDate: '2026-11-27',
    one: { length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' },
    packageNo: 1,
    packageCount: 1,
    trackingNumber: '095212340000000013',
    reference: 'SH7',
    references,
    zip5: '90277',
  });
  const marks = pages[0]!.marks;
  return marks.flatMap((mark) =>
    mark.kind === 'text' && mark.baseline > 1_140 ? [{ text: mark.text, baseline: mark.baseline }] : [],
  );
}

it('prints the number of the shipment, and the references of its order below it', () => {
  expect(bottomOf([])).toEqual([{ text: 'Ref SH7', baseline: 1_184 }]);
  expect(bottomOf(['PO-7', '2 号门'])).toEqual([
    { text: 'Ref SH7', baseline: 1_170 },
    { text: 'PO-7 · 2 号门', baseline: 1_202 },
  ]);
});

it('cuts references that are too wide for the label', () => {
  const [, line] = bottomOf(['W'.repeat(30), 'M'.repeat(30)]);
  expect(line!.text.length).toBeLessThan(63);
});
