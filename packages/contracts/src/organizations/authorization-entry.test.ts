import { describe, expect, it } from 'vitest';
import { coreMessages } from '../core/messages.ts';
import { checkValue } from '../core/zod-errors.ts';
import { authorizationEntry } from './warehouse-authorization.calls.ts';

const { required, tooLong, wrongForm, tooFewEntries } = coreMessages;

describe('the authorization of a cooperative warehouse, as a person enters it', () => {
  it.each<['name' | 'code', string, string[], Record<string, string>]>([
    ['name', 'Temu US', ['301'], {}],
    ['name', '  ', ['301'], { storeName: required.code }],
    ['name', 'x'.repeat(101), ['301'], { storeName: tooLong.code }],
    ['code', '', ['301'], { customCode: required.code }],
    ['code', 'US 01', ['301'], { customCode: wrongForm.code }],
    ['code', '美国', ['301'], { customCode: wrongForm.code }],
    ['code', ' US_01-a ', ['301'], {}],
    ['name', '', [], { storeName: required.code, warehouseIds: tooFewEntries.code }],
  ])('by %s, “%s” for %j gives %j', (naming, text, warehouseIds, errors) => {
    const entry = { warehouseIds, storeName: text, customCode: text };
    const found = checkValue<unknown>(authorizationEntry[naming], entry).errors ?? [];
    expect(Object.fromEntries(found.map(({ fieldName, code }) => [fieldName, code]))).toEqual(errors);
  });
});
