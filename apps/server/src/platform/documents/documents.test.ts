import { ready } from 'zpl-renderer-js';
import { describe, expect, it } from 'vitest';
import { symbolShape, symbolSize, UnwritableSymbol } from './symbol-shape.ts';
import { labelSample, labelSampleValues } from './testing/label-sample.ts';
import { readPdf, readSymbols } from './testing/read-symbols.ts';
import { textRuns, textWidth } from './fonts.ts';
import { writePdf } from './write-pdf.ts';
import { writePng } from './write-png.ts';
import { writeZpl } from './write-zpl.ts';

const textsOf = async (png: Uint8Array) => (await readSymbols(png)).map(({ text }) => text).toSorted();
const expected = labelSampleValues.toSorted();

describe('a label', () => {
  it('is a PDF page of exactly 4 × 6 inches with its text and its symbols', async () => {
    const pages = await readPdf(await writePdf(labelSample), 203);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width: 288, height: 432 });
    expect(pages[0]!.text).toContain('广东省深圳市南山区科技园南区');
    expect(await textsOf(pages[0]!.png)).toEqual(expected);
  });

  it('is a PNG of 812 × 1218 dots at 203 dpi', async () => {
    const [png] = await writePng(labelSample, 203);
    expect([png!.readUInt32BE(16), png!.readUInt32BE(20)]).toEqual([812, 1_218]);
    expect(await textsOf(png!)).toEqual(expected);
  });

  it('is ZPL that a printer draws with the same symbols', async () => {
    const zpl = writeZpl(labelSample);
    expect(zpl).toContain('^PW812^LL1218');
    expect(zpl).toContain('^BCN,250,N,N,N,D^FH_^FD(00)095212340000000013^FS');
    expect(zpl).toContain('Larkin St_5f6');
    // Chinese is sent as dots, since printers may lack the font.
    expect(zpl).toMatch(/^[\x20-\xff\n]*$/);
    const { api } = await ready;
    const png = Buffer.from(await api.zplToBase64Async(zpl, 101.6, 152.4, 8), 'base64');
    expect(await textsOf(png)).toEqual(expected);
  });
});

describe('text on a label printer', () => {
  const written = (text: string) =>
    writeZpl({
      title: 'Text',
      language: 'en',
      unitsPerInch: 203,
      pages: [
        {
          width: 812,
          height: 200,
          marks: [{ kind: 'text', text, x: 20, baseline: 90, width: 772, size: 30 }],
        },
      ],
    });
  it.each([
    ['^ and ~', 'Unit ^XZ~JA', '^FDUnit _5eXZ_7eJA^FS'],
    ['the escape character', 'a_5e', '^FDa_5f5e^FS'],
    ['letters with accents', 'Léa Roux', '^FDLéa Roux^FS'],
  ])('has %s as they are', (_what, text, field) => {
    expect(written(text)).toContain(field);
  });

  it.each(['Dock A\\&B', 'C:\\', '李文静', 'Łódź'])('draws %s, which its commands cannot express', (text) => {
    expect(written(text)).toContain('^GFA,');
    expect(written(text)).not.toContain('^FD');
  });
});

describe('symbols', () => {
  it('refuse a GS1 number with a wrong check digit', () => {
    expect(() => symbolShape('gs1-128', '(00)095212340000000014')).toThrow(UnwritableSymbol);
  });

  it('report their size before they are drawn', () => {
    // Start C, FNC1, 10 pairs, check and stop: 13 characters of 11 modules and a stop of 13.
    const size = symbolSize({ symbology: 'gs1-128', value: '(00)095212340000000013', module: 2, height: 90 });
    expect(size).toEqual({ width: 2 * (13 * 11 + 13), height: 90 });
    expect(symbolSize({ symbology: 'qrcode', value: 'A', module: 3 })).toEqual({ width: 63, height: 63 });
  });
});

describe('fonts', () => {
  it('have tabular figures, so that amounts align', () => {
    const widths = [...'0123456789'].map((figure) => textWidth(figure, 10));
    expect(new Set(widths).size).toBe(1);
  });

  it('find characters beyond the everyday ones in the rest of the font', () => {
    const runs = textRuns('王龑 Ltd.');
    expect(runs.map(({ text }) => text)).toEqual(['王', '龑', ' Ltd.']);
    for (const { face, text } of runs)
      for (const sign of text) expect(face.font.hasGlyphForCodePoint(sign.codePointAt(0)!)).toBe(true);
  });
});
