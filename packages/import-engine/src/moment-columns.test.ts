import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const momentOf = (columns: Record<string, string[]>) =>
  suggestMapping(orderShipmentImport, { headings: Object.keys(columns), columns: Object.values(columns) })[
    'createTime'
  ]?.clientField;
const days = ['11/02/2026', '11/13/2026'];

it.each([
  [{ 'Order Date': days, 'Order Time': ['09:14:00', '10:15:00'] }, '{Order Date} {Order Time}'],
  [{ 'Order Time': ['9:14 AM', '10:15 PM'], 'Order Date': days }, '{Order Date} {Order Time}'],
  [{ 'Date created': days, Time: ['09:14', '10:15'] }, '{Date created} {Time}'],
  [{ 下单日期: ['2026-11-02'], 下单时间: ['09:14:00'] }, '{下单日期} {下单时间}'],
  [{ 'Order Date': days, 'Order Time': ['2026-11-02 09:14', ''] }, 'Order Time'],
  [{ 'Order Date': ['2026-11-02 09:14'], 'Order Time': ['09:14'] }, 'Order Date'],
  [{ 'Order Date': days, Time: ['2 days', '3 days'] }, 'Order Date'],
  [{ 'Order Date': [], 'Order Time': [] }, 'Order Date'],
  [{ 下单时间: [], 下单日期: [] }, '下单时间'],
  [{ 'Order Time': ['09:14:00'] }, 'Order Time'],
] as [Record<string, string[]>, string][])('%j is read from %s', (columns, source) => {
  expect(momentOf(columns)).toBe(source);
});
