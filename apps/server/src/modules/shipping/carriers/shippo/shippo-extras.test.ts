import { expect, it } from 'vitest';
import type { CustomsDeclaration } from '../carrier-adapter.ts';
import { collects, shippoCod, shippoInsurance } from './shippo-extras.ts';

const dollars = { minor: 20_050, currency: 'USD' };
const customs = (...descriptions: string[]) => ({
  customs: { items: descriptions.map((description) => ({ description })) } as unknown as CustomsDeclaration,
});

it('insurance has a description of the goods, as far as they are known', () => {
  const insured = { amount: '200.50', currency: 'USD' };
  expect(shippoInsurance(dollars, {})).toEqual({ ...insured, content: 'Merchandise' });
  expect(shippoInsurance(dollars, customs())).toEqual({ ...insured, content: 'Merchandise' });
  expect(shippoInsurance(dollars, customs('Mug', 'Tea'))).toEqual({ ...insured, content: 'Mug, Tea' });
});

it('a description is cut, but not within a character', () => {
  const { content } = shippoInsurance(dollars, customs(`${'x'.repeat(99)}😀`));
  expect(content).toHaveLength(100);
  expect(content.isWellFormed()).toBe(true);
});

it('cash on delivery is paid in any way, and collected by UPS only', () => {
  expect(shippoCod(dollars)).toEqual({ amount: '200.50', currency: 'USD', payment_method: 'ANY' });
  expect(['UPS', 'USPS', undefined].map(collects)).toEqual([true, false, false]);
});
