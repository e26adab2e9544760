import { describe, expect, it } from 'vitest';
import { detailsFaults, type DetailsEntry } from './details-rules.ts';

const good: DetailsEntry = { firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'Asia/Shanghai' };

describe('what a person says of himself (spec §5)', () => {
  it.each<[string, Partial<DetailsEntry>, string[]]>([
    ['needs no phone number', {}, []],
    ['takes a phone number as people write it', { phone: '+86 138 0013 8000' }, []],
    ['refuses a phone number that is none', { phone: 'call me' }, ['phone']],
    ['refuses a phone number that is too short', { phone: '12345' }, ['phone']],
    ['needs both names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    ['needs a time zone', { timeZone: null }, ['timeZone']],
  ])('%s', (_name, change, faults) => {
    expect(Object.keys(detailsFaults({ ...good, ...change }))).toEqual(faults);
  });
});
