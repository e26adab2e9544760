import { expect, it } from 'vitest';
import { orderExportColumns } from './order-export.ts';
import type { SummaryRow } from './order-page.store.ts';

const row = {
  hold_reason: 'STOCK',
  hold_until: new Date('2026-12-03T08:00:00Z'),
  ship_by_day: '2026-12-01',
  tags: ['Gift', 'VIP'],
  warehouse_name: 'Reno',
  recipient: { email: 'ann@example.com' },
} as unknown as SummaryRow;

it.each([
  ['en', ['Email', 'Warehouse', 'Ship by', 'Hold reason', 'Held until', 'Tags'], 'Out of stock'],
  ['cn', ['邮箱', '仓库', '最晚发货日期', '挂起原因', '挂起至', '标签'], '缺货'],
] as const)('an order export includes their processing details, in %s', (language, headings, reason) => {
  const last = orderExportColumns.slice(-headings.length);
  expect(last.map(({ heading }) => (language === 'cn' ? heading.zh : heading.en))).toEqual(headings);
  expect(last.map(({ value }) => value(row, language))).toEqual([
    'ann@example.com',
    'Reno',
    '2026-12-01',
    reason,
    new Date('2026-12-03T08:00:00Z'),
    'Gift, VIP',
  ]);
});
