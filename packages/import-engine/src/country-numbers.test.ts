import { countries, countryByNumber } from '@lading/contracts/core';
import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { CountryNumbers } from './country-numbers.ts';
import { proposeFix } from './fixes/propose-fix.ts';
import { orderRows } from './testing/rows-of-file.ts';
import { ForeignValueCounter } from './value-matches.ts';

const field = orderShipmentImport.fields.find(({ key }) => key === 'countryCode')!;

it('every country has a number of its own', () => {
  expect([...countryByNumber.values()].toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
  for (const [number, code] of [
    ['840', 'US'],
    ['156', 'CN'],
    ['276', 'DE'],
    ['826', 'GB'],
    ['036', 'AU'],
    ['392', 'JP'],
  ])
    expect(countryByNumber.get(number!)).toBe(code);
});

describe('numbers of countries', () => {
  it.each([
    ['Country', '840 156 276', 'US CN DE'],
    ['Country code', '036 840', 'AU US'],
    ['Recipient country', '36 840 -', 'AU US '],
    ['收件人国家', '840', 'US'],
    ['Country', 'US 840 DE', 'US 840 DE'],
    ['Country code', '1 44 86', '1 44 86'],
    ['Country code', '44 86', '44 86'],
    ['Country code', '840 999', '840 999'],
  ])('%s: %s', async (heading, values, wanted) => {
    const rows = values.split(' ').map((value, at) => `A-${at},${value === '-' ? '' : value}`);
    const found = await orderRows([`Order number,${heading}`, ...rows].join('\n'));
    const read = found.rows.map(({ countryCode = '' }) => countryCode).join(' ');
    expect(found.mapping['countryCode'] ? read : values).toBe(wanted);
  });

  it.each([
    ['numbers in front of names', '840', 'DE', 'US', 'DE'],
    ['names in front of numbers', 'US', '840', 'US', '840'],
    ['numbers in front of dialing codes', '840', '36', 'US', 'AU'],
    ['dialing codes in front of numbers', '44', '840', '44', '840'],
  ])('are judged once for all blocks of a file: %s', async (_, first, others, wantedFirst, wantedOthers) => {
    const rows = Array.from({ length: 12_000 }, (__, at) => `A-${at},${at < 150 ? first : others}`);
    const found = await orderRows(['Order number,Recipient country', ...rows].join('\n'));
    const countriesAt = (from: number, to: number) =>
      [...new Set(found.rows.slice(from, to).map(({ countryCode }) => countryCode))].join(' ');
    expect([countriesAt(0, 150), countriesAt(150, 12_000)]).toEqual([wantedFirst, wantedOthers]);
  });

  it('are judged alike whether a file comes as a whole or in pieces', () => {
    const cells = Array.from({ length: 300 }, (_, at) => (at < 150 ? '840' : 'DE'));
    const whole = new CountryNumbers();
    const inPieces = new CountryNumbers();
    inPieces.read(field, cells.slice(0, 100));
    expect(whole.read(field, cells)?.get('840')).toBe('US');
    expect(inPieces.read(field, cells.slice(100))?.get('840')).toBe('US');
  });

  it('are only a guess in a column of names, which stays an error until confirmed', () => {
    const cell = { definition: orderShipmentImport, field, text: '840', value: () => '' };
    expect(proposeFix(cell)).toEqual({ steps: ['closest'], readings: { only: { countryCode: 'US' } } });
    expect(proposeFix({ ...cell, text: '999' })).toBeUndefined();
  });

  it('raise no question in a column of numbers, but do in a column of names', () => {
    const foundIn = (...texts: string[]) => {
      const counter = new ForeignValueCounter(field);
      counter.add(texts);
      return counter.found.values.map(({ text }) => text);
    };
    expect(foundIn('840', '156', '')).toEqual([]);
    expect(foundIn('US', '840')).toEqual(['840']);
    expect(foundIn(...Array.from({ length: 100 }, () => '840'), 'Atlantis', '36')).toEqual(['Atlantis']);
  });
});
