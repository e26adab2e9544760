import { describe, expect, it } from 'vitest';
import { redactedCall } from './redaction-rules.ts';

const none = { path: '/shipments', request: undefined, reply: undefined };
const requestOf = (request: unknown): unknown =>
  JSON.parse(redactedCall({ ...none, request }).request ?? 'null');

describe('what is recorded of a body', () => {
  it.each([
    [
      'names, streets, phone numbers and mail addresses',
      { name: 'A B', company: 'C', street1: '1 D St', phone: '5', email: 'e@f.g' },
    ],
    [
      'tax numbers, signers and instructions',
      { federal_tax_id: '1', customs_signer: 'A B', instructions: 'Gate code 7' },
    ],
    [
      'secrets, owners and addresses of files',
      { api_key: 'k', object_owner: 'a@b.c', label_url: 'https://x.test/1' },
    ],
    ['coordinates', { latitude: 37.76, longitude: -122.39 }],
    ['a group of such fields', { tax_id: { number: '1', type: 'EIN' } }],
  ])('has no %s', (_what, body) => {
    expect(requestOf({ to_address: body })).toEqual({
      to_address: Object.fromEntries(Object.keys(body).map((key) => [key, '***'])),
    });
  });

  it.each([
    [
      'places, measures and amounts',
      { city: 'Reno', zip: '89501', weight: 16, rate: '7.20', is_return: false },
    ],
    ['the names of services', { servicelevel: { name: 'Priority Mail', token: 'usps_priority' } }],
    ['which fields are empty', { name: '', phone: null }],
  ])('has %s', (_what, body) => expect(requestOf(body)).toEqual(body));

  it('has no files, and the start of long texts', () => {
    const long = 'word '.repeat(1_000);
    expect(requestOf({ file: 'iVBORw0KGgo'.repeat(50), link: 'https://x.test', text: long })).toEqual({
      file: '…',
      link: '***',
      text: `${long.slice(0, 2_000)}…`,
    });
  });

  it('is null where there is none', () =>
    expect(redactedCall(none)).toEqual({ path: '/shipments', request: null, reply: null }));
});

it('a message or path that repeats a personal text has it removed, in any case', () => {
  const { path, reply } = redactedCall({
    path: '/addresses?line=418 Larkin St (rear)',
    request: { street1: '418 Larkin St (rear)', name: 'Hannah' },
    reply: { message: '418 LARKIN ST (REAR) is unknown; ask Hannah or hannah@example.test', carrier: 'USPS' },
  });
  expect(path).toBe('/addresses?line=***');
  expect(JSON.parse(reply ?? '')).toEqual({ message: '*** is unknown; ask *** or ***', carrier: 'USPS' });
});

it.each([
  ['entries', { rates: Array.from({ length: 50_000 }, (_one, at) => ({ id: `rate_${at}`, rate: '1.00' })) }],
  ['fields', Object.fromEntries(Array.from({ length: 20_000 }, (_one, at) => [`field_${at}`, at]))],
  ['long texts', Array.from({ length: 100 }, () => '\u0001 '.repeat(900))],
  ['long field names', { ['x y '.repeat(2_000)]: { ['z '.repeat(9_000)]: 1 } }],
  ['texts of more than a byte a character', Array.from({ length: 1_000 }, () => '运单号 '.repeat(20))],
])('a body with many %s is cut to 16 KB, and stays JSON', (_what, reply) => {
  const text = redactedCall({ ...none, reply }).reply ?? '';
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16 * 1_024);
  expect(JSON.stringify(JSON.parse(text))).toContain('…');
});

it('a body of very deep nesting is cut', () => {
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5_000; depth += 1) deep = [deep];
  expect(redactedCall({ ...none, reply: deep }).reply).not.toContain('end');
});
