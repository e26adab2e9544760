import { describe, expect, it } from 'vitest';
import { orderRows } from './testing/rows-of-file.ts';

/** The fields that a column fills, with its values. */
async function fieldOf(heading: string, values: string): Promise<string> {
  const rows = values.split(' ').map((value, at) => `A-${at},${value === '-' ? '' : value}`);
  const { mapping } = await orderRows([`Order number,${heading}`, ...rows].join('\n'));
  return Object.keys(mapping)
    .filter((key) => key !== 'orderNO')
    .join();
}

describe('cash on delivery', () => {
  const headings = [
    'COD',
    'Cash on delivery',
    'Collect on delivery',
    'COD (USD)',
    'COD amount',
    'Nachnahme',
    '代收货款',
    '货到付款',
    '是否代收货款',
    '代收货款金额',
  ];

  it.each(headings)('is a yes or no by its values: %s', async (heading) => {
    for (const values of ['Yes No Yes', '是 否 是', 'Y - N', 'true false true', 'Ja Nein Ja'])
      expect(await fieldOf(heading, values), values).toBe('isCod');
  });

  it.each(headings)('is an amount by its values: %s', async (heading) => {
    for (const values of ['12.50 0 30', '$12.50 - $3', '12.50 No 30', '1 0 25', '¥120 ¥80 -'])
      expect(await fieldOf(heading, values), values).toBe('codAmount');
  });

  it.each([
    ['COD', 'isCod'],
    ['代收货款', 'isCod'],
    ['COD amount', 'codAmount'],
    ['代收货款金额', 'codAmount'],
  ])('is decided by its name where the values fit both: %s', async (heading, wanted) => {
    expect(await fieldOf(heading, '1 0 1')).toBe(wanted);
    expect(await fieldOf(heading, '0 0 0')).toBe(wanted);
  });

  it('keeps both columns where the file has both', async () => {
    const { mapping } = await orderRows('Order number,代收货款,代收货款金额\nA-1,是,12\nA-2,否,\n');
    expect(mapping).toMatchObject({ isCod: '代收货款', codAmount: '代收货款金额' });
  });
});
