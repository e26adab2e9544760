import { describe, expect, it } from 'vitest';
import { checkValue } from '../core/zod-errors.ts';
import { personalDetails } from './personal-details.ts';

const good = { firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'Asia/Shanghai' };

describe('the personal details that a person enters (spec §5)', () => {
  it.each<[string, object, string[]]>([
    ['need no phone number', {}, []],
    ['take a phone number as people write it', { phone: '+86 138 0013 8000' }, []],
    ['refuse a phone number that is none', { phone: 'call me' }, ['phone']],
    ['refuse a phone number that is too short', { phone: '12345' }, ['phone']],
    ['need both names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    ['need a time zone', { timeZone: null }, ['timeZone']],
  ])('%s', (_name, change, errors) => {
    const found = checkValue(personalDetails, { ...good, ...change }).errors ?? [];
    expect(found.map(({ fieldName }) => fieldName)).toEqual(errors);
  });
});
