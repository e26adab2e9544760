import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldNameOf } from './field-name.ts';
import { zodErrors } from './zod-errors.ts';

it.each([
  ['nothing', [], ''],
  ['a field', ['skuCode'], 'skuCode'],
  ['a field of a row', ['rows', 3, 'skuCode'], 'rows.3.skuCode'],
  ['the beginning of an endless key', ['x'.repeat(1_000_000), 'a'], `${'x'.repeat(200)}.a`],
])('names %s', (_, path, name) => {
  expect(fieldNameOf(path)).toBe(name);
});

const keyed = z.record(z.string(), z.array(z.number()));
it.each<[string, z.ZodType, unknown]>([
  ['members of a list', z.array(z.string()), Array(300_000).fill(0)],
  ['members below an endless key', keyed, { ['k'.repeat(500_000)]: Array(50_000).fill('a') }],
  [
    'unknown members',
    z.strictObject({}),
    Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [at, 0])),
  ],
])('of very many wrong %s the first thousand are named', (_, schema, input) => {
  const { error } = schema.safeParse(input, { reportInput: true });
  const errors = zodErrors(error!);
  expect(errors).toHaveLength(1_000);
  expect(errors[0]!.fieldName.length).toBeLessThan(300);
});
