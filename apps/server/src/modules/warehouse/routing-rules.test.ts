import { expect, it } from 'vitest';
import { routeOrder, type Site } from './routing-rules.ts';

const site = (id: string, rank: number, stock: Record<string, number>, more: Partial<Site> = {}): Site => ({
  warehouseId: id,
  warehouseName: id.toUpperCase(),
  isUsed: true,
  rank,
  countries: [],
  available: new Map(Object.entries(stock)),
  ...more,
});
const line = (at: number, productId: string, quantity: number) => ({
  line: at,
  quantity,
  parts: [{ productId, quantity: 1 }],
});
/** A set of two cups and one plate. */
const set = (at: number, quantity: number) => ({
  line: at,
  quantity,
  parts: [
    { productId: 'cup', quantity: 2 },
    { productId: 'plate', quantity: 1 },
  ],
});
const usd = (minor: number) => ({ minor, currency: 'USD' });

const route = (given: {
  lines: ReturnType<typeof line>[];
  sites: Site[];
  costs?: Record<string, { minor: number; currency: string } | null>;
  assignedTo?: string;
  country?: string | null;
  maySplit?: boolean;
}) =>
  routeOrder({
    lines: given.lines,
    sites: given.sites,
    assignedTo: given.assignedTo ?? null,
    country: given.country === undefined ? 'US' : given.country,
    maySplit: given.maySplit ?? true,
    skuOf: (productId) => productId,
    costOf: (id) => Promise.resolve(given.costs?.[id] ?? null),
  });
const told = async (given: Parameters<typeof route>[0]) => {
  const { rule, parts, considered } = await route(given);
  return {
    rule,
    to: parts.map(
      ({ warehouseId, lines }) =>
        `${warehouseId}:${lines.map((one) => `${one.line}x${one.quantity}`).join('+')}`,
    ),
    verdicts: considered.map(({ warehouseId, verdict }) => `${warehouseId} ${verdict}`),
  };
};

it.each([
  {
    name: 'the only one that has all of it, although another comes first',
    given: { lines: [line(0, 'cup', 2)], sites: [site('a', 1, { cup: 1 }), site('b', 2, { cup: 2 })] },
    is: { rule: 'ONLY', to: ['b:0x2'], verdicts: ['a SHORT', 'b CHOSEN'] },
  },
  {
    name: 'the cheaper of two',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 1, { cup: 5 }), site('b', 2, { cup: 5 })],
      costs: { a: usd(200), b: usd(150) },
    },
    is: { rule: 'COST', to: ['b:0x1'], verdicts: ['a DEARER', 'b CHOSEN'] },
  },
  {
    name: 'the first in rank of two that cost the same',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 2, { cup: 5 }), site('b', 1, { cup: 5 })],
      costs: { a: usd(150), b: usd(150) },
    },
    is: { rule: 'RANK', to: ['b:0x1'], verdicts: ['b CHOSEN', 'a LOWER_RANK'] },
  },
  {
    name: 'the first in rank where amounts of two currencies cannot be compared',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 1, { cup: 5 }), site('b', 2, { cup: 5 })],
      costs: { a: usd(900), b: { minor: 100, currency: 'CAD' } },
    },
    is: { rule: 'RANK', to: ['a:0x1'], verdicts: ['a CHOSEN', 'b LOWER_RANK'] },
  },
  {
    name: 'none that is turned off or does not ship to the country',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [
        site('a', 1, { cup: 5 }, { isUsed: false }),
        site('b', 2, { cup: 5 }, { countries: ['DE', 'FR'] }),
        site('c', 3, { cup: 5 }, { countries: ['US'] }),
      ],
    },
    is: { rule: 'ONLY', to: ['c:0x1'], verdicts: ['a OFF', 'b COUNTRY', 'c CHOSEN'] },
  },
  {
    name: 'no warehouse with named countries for an order without a country',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 1, { cup: 5 }, { countries: ['US'] })],
      country: null,
    },
    is: { rule: 'NONE', to: [], verdicts: ['a COUNTRY'] },
  },
  {
    name: 'the one that a person assigned, whatever its cost and destinations',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 1, { cup: 5 }), site('b', 2, { cup: 5 }, { countries: ['DE'] })],
      assignedTo: 'b',
    },
    is: { rule: 'ASSIGNED', to: ['b:0x1'], verdicts: ['a NOT_ASSIGNED', 'b CHOSEN'] },
  },
  {
    name: 'not another one where the assigned one is short',
    given: {
      lines: [line(0, 'cup', 1)],
      sites: [site('a', 1, { cup: 5 }), site('b', 2, {})],
      assignedTo: 'b',
    },
    is: { rule: 'NONE', to: [], verdicts: ['a NOT_ASSIGNED', 'b SHORT'] },
  },
  {
    name: 'lines of the same product counted together',
    given: {
      lines: [line(0, 'cup', 2), line(1, 'cup', 2)],
      sites: [site('a', 1, { cup: 3 }), site('b', 2, { cup: 4 })],
    },
    is: { rule: 'ONLY', to: ['b:0x2+1x2'], verdicts: ['a SHORT', 'b CHOSEN'] },
  },
  {
    name: 'two that share it, lines whole where they can be',
    given: {
      lines: [line(0, 'cup', 3), line(1, 'plate', 2)],
      sites: [site('a', 1, { cup: 3 }), site('b', 2, { cup: 1, plate: 2 })],
    },
    is: { rule: 'SPLIT', to: ['a:0x3', 'b:1x2'], verdicts: ['a PART', 'b PART'] },
  },
  {
    name: 'a line in two parts where neither has it whole',
    given: {
      lines: [line(0, 'cup', 5)],
      sites: [site('a', 1, { cup: 3 }), site('b', 2, { cup: 2 }), site('c', 3, { cup: 1 })],
    },
    is: { rule: 'SPLIT', to: ['a:0x3', 'b:0x2'], verdicts: ['a PART', 'b PART', 'c SHORT'] },
  },
  {
    name: 'whole sets only, never a half of one',
    given: {
      lines: [set(0, 3)],
      sites: [site('a', 1, { cup: 5, plate: 1 }), site('b', 2, { cup: 4, plate: 9 })],
    },
    is: { rule: 'SPLIT', to: ['a:0x1', 'b:0x2'], verdicts: ['a PART', 'b PART'] },
  },
  {
    name: 'none where three would be needed',
    given: {
      lines: [line(0, 'cup', 3)],
      sites: [site('a', 1, { cup: 1 }), site('b', 2, { cup: 1 }), site('c', 3, { cup: 1 })],
    },
    is: { rule: 'NONE', to: [], verdicts: ['a SHORT', 'b SHORT', 'c SHORT'] },
  },
  {
    name: 'none where orders may not be split',
    given: {
      lines: [line(0, 'cup', 2)],
      sites: [site('a', 1, { cup: 1 }), site('b', 2, { cup: 1 })],
      maySplit: false,
    },
    is: { rule: 'NONE', to: [], verdicts: ['a SHORT', 'b SHORT'] },
  },
  {
    name: 'none without warehouses',
    given: { lines: [line(0, 'cup', 2)], sites: [] },
    is: { rule: 'NONE', to: [], verdicts: [] },
  },
])('chooses $name', async ({ given, is }) => {
  expect(await told(given)).toEqual(is);
});
