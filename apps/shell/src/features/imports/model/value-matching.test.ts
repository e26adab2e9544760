import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import {
  fieldsToMatch,
  hasKnownSpellings,
  matchOf,
  selectColumnsKey,
  withKnownSpellings,
  withMatch,
} from './value-matching.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { newWizard, type WizardState } from './wizard-state.ts';

const found = {
  packageType: {
    values: [
      { text: 'RTS', form: 'rts', rows: 5, meant: 'Ready To Ship' },
      { text: 'Boxed', form: 'boxed', rows: 2 },
    ],
    more: 0,
  },
  unit: { values: [], more: 0 },
};

describe('the texts to match', () => {
  it('are those of fields with such texts', () => {
    expect(fieldsToMatch(productImport, found).map(({ field }) => field.key)).toEqual(['packageType']);
    expect(fieldsToMatch(productImport, null)).toEqual([]);
  });

  it('are matched if their spelling is known, unless the user has decided', () => {
    expect(withKnownSpellings({}, found)).toEqual({ packageType: { rts: 'Ready To Ship' } });
    const decided = { packageType: { rts: '' } };
    expect(withKnownSpellings(decided, found)).toEqual(decided);
  });

  it('are matched to a choice, or to none', () => {
    const [rts, boxed] = found.packageType.values;
    const matches = withMatch({}, { field: 'packageType', form: 'boxed', value: 'Package Needed' });
    const field = productImport.fields.find(({ key }) => key === 'packageType')!;
    expect(matchOf(matches, field, boxed!)).toBe('Package Needed');
    expect(matchOf(matches, field, rts!)).toBe('');
  });

  it.each([
    ['RTS', true],
    ['Ready To Ship', false],
    ['boxed', false],
    ['', false],
  ])('%j in the first rows is a known spelling: %s', (packing, isKnown) => {
    const analysed = { fieldsOption: ['SKU', 'Packing'], sample: [['RTS', packing]] };
    const mapping = { skuCode: 'SKU', packageType: 'Packing' };
    expect(hasKnownSpellings(productImport, analysed, mapping)).toBe(isKnown);
  });

  it('are the same as long as the same columns fill select fields', () => {
    const key = selectColumnsKey(productImport, { skuCode: 'A', unit: 'B' });
    expect(selectColumnsKey(productImport, { unit: 'B', skuCode: 'C' })).toBe(key);
    expect(selectColumnsKey(productImport, { unit: 'C' })).not.toBe(key);
    expect(selectColumnsKey(productImport, { skuCode: 'A' })).toBe('');
  });
});

describe('matches in the wizard', () => {
  const mapping: WizardState = { ...newWizard, step: 1, mapping: { packageType: 'Packing' } };
  const take = (state: WizardState, mayMatch = true) =>
    wizardReducer(state, { do: 'take-foreign-values', found, mayMatch });

  it('start with the known spellings, but not after rows have been edited', () => {
    expect(take(mapping).valueMatches).toEqual({ packageType: { rts: 'Ready To Ship' } });
    expect(take(mapping, false)).toMatchObject({ foreignValues: found, valueMatches: {} });
  });

  it('do not change the rows under review if the texts are counted late', () => {
    expect(take({ ...mapping, step: 2 })).toMatchObject({ foreignValues: null, valueMatches: {} });
  });

  it('belong to a column: another column has none', () => {
    const matched = wizardReducer(take(mapping), {
      do: 'match-value',
      field: 'packageType',
      form: 'boxed',
      value: 'Package Needed',
    });
    expect(matched.valueMatches).toEqual({
      packageType: { rts: 'Ready To Ship', boxed: 'Package Needed' },
    });
    const moved = wizardReducer(matched, {
      do: 'fill-field',
      field: 'packageType',
      source: { column: 'Package' },
    });
    expect(moved.valueMatches).toEqual({});
  });
});
