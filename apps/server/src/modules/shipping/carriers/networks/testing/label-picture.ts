import { writePng } from '../../../../../platform/documents/write-png.ts';

/** A label image in a network's format: 4 × 6 inches at 300 dpi, with a barcode of its number. */
export async function labelPicture(trackingNumber: string): Promise<Buffer> {
  const text = { kind: 'text' as const, x: 60, width: 1_080, size: 60 };
  const bars = {
    kind: 'symbol' as const,
    symbology: 'code128' as const,
    x: 120,
    y: 900,
    module: 4,
    height: 300,
  };
  const [page] = await writePng(
    {
      title: trackingNumber,
      language: 'en',
      unitsPerInch: 300,
      pages: [
        {
          width: 1_200,
          height: 1_800,
          marks: [
            { ...text, baseline: 120, text: 'TEST POSTAGE', weight: 'bold' },
            { ...bars, value: trackingNumber },
            { ...text, baseline: 1_300, text: trackingNumber },
          ],
        },
      ],
    },
    300,
  );
  return page!;
}
