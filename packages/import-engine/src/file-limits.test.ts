import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { faultKind } from './fault-kind.ts';
import { readSheet } from './read-sheet.ts';
import { refused, row } from './testing/refused-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

describe('the limits of decision D8, each named in its text', () => {
  it('rows', async () => {
    const csv = strToU8(`sku\n${Array.from({ length: 300 }, (_, at) => at).join('\n')}`);
    const fault = await refused(csv, { limits: { rows: 150 } });
    expect(fault.code).toBe('tooManyRows');
    expect(fault.text.message).toContain('150');
  });

  it('cells, in files with more columns than can be used', async () => {
    const wide = `${Array.from({ length: 201 }, (_, at) => `c${at}`).join(',')}\n`;
    expect((await readSheet(strToU8(wide.repeat(3)))).columns).toHaveLength(201);
    const cells = await refused(strToU8(wide.repeat(120)), { limits: { rows: 20 } });
    expect(cells.code).toBe('tooManyCells');
    expect(cells.text.message).toContain('24,000');
  });

  it('columns with content', async () => {
    const fault = await refused(strToU8(`${'c,'.repeat(16_385)}\n`));
    expect(fault.code).toBe('tooManyColumns');
    expect(fault.text.message).toContain('16,384');
  });

  it('characters of a cell, which only affects a field that uses it', async () => {
    const table = await readSheet(
      strToU8(`sku,text,note\n1,"${'x'.repeat(20_000)}",${'y'.repeat(20_000)}\n`),
    );
    expect(table.columns.map((cells) => cells[1]!.length)).toEqual([1, 10_001, 10_001]);
    for (const field of productImport.fields.filter(({ editor }) => editor === 'text'))
      expect(faultKind(field, table.columns[1]![1]!)).toBe('too-long');
  });

  it('characters of a row, before the row is unpacked completely', async () => {
    const fault = await refused(sheetByHand(row('x'.repeat(67_200_000)), { level: 0 }));
    expect(fault.code).toBe('rowTooLong');
    expect(fault.text.message).toContain('67,108,864');
  });

  it('size', async () => {
    const fault = await refused(strToU8('x'.repeat(2_097_153)), { limits: { bytes: 2_097_152 } });
    expect(fault.code).toBe('tooLarge');
    expect(fault.text.message).toContain('2 MB');
  });

  it('time', async () => {
    const late = { isOverdue: () => true, limits: { parseMs: 45_000 } };
    for (const file of [strToU8('sku\n1'), sheetByHand(row('x'))]) {
      const fault = await refused(file, late);
      expect(fault.code).toBe('timeout');
      expect(fault.text.message).toContain('45 seconds');
      expect(fault.text.zhMessage).toContain('45 秒');
    }
  });
});
