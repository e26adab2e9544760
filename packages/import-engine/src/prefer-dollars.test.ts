import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

/** The column that is suggested for the cost of a file with these headings of amounts. */
function costOf(headings: readonly string[], learned: Record<string, string> = {}) {
  const all = ['SKU', 'Product name', ...headings];
  const columns = [['A', 'B'], ['Mug', 'Cup'], ...headings.map(() => ['2.50', '3.75'])];
  return suggestMapping(productImport, { headings: all, columns }, learned)['purchasingCost']?.clientField;
}

it.each([
  ['behind a comma', ['Purchasing cost, EUR', 'Purchasing cost, USD'], 'Purchasing cost, USD'],
  ['in brackets', ['Cost (EUR)', 'Cost (USD)'], 'Cost (USD)'],
  ['by a sign', ['Cost €', 'Cost $'], 'Cost $'],
  ['in Chinese', ['采购价(元)', '采购价(美元)'], '采购价(美元)'],
  ['in front', ['Cost (USD)', 'Cost (EUR)'], 'Cost (USD)'],
])('of a cost in two currencies the one in dollars is suggested: %s', (_, headings, wanted) => {
  expect(costOf(headings)).toBe(wanted);
});

it('a cost in a foreign currency alone is suggested, with a warning', () => {
  expect(costOf(['Cost (EUR)'])).toBe('Cost (EUR)');
  expect(costOf(['Cost (EUR)', 'Tax (USD)'])).toBe('Cost (EUR)');
});

it('a learned mapping takes precedence', () => {
  expect(costOf(['Cost (EUR)', 'Cost (USD)'], { costeur: 'purchasingCost' })).toBe('Cost (EUR)');
});
