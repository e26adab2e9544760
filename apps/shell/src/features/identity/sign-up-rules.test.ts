import { describe, expect, it } from 'vitest';
import { signUpFaults, type SignUpEntry } from './sign-up-rules.ts';

const good: SignUpEntry = {
  email: 'ada@osei.test',
  code: '123456',
  firstName: 'Ada',
  lastName: 'Osei',
  company: '',
  phone: '',
  invitationCode: '',
  password: 'Lading_2026',
  again: 'Lading_2026',
};

describe('opening an account (spec §5, decision D3)', () => {
  it.each<[string, Partial<SignUpEntry>, string[]]>([
    ['needs neither company, phone nor invitation', {}, []],
    ['takes a phone number as people write it', { phone: '+1 (213) 555-0142' }, []],
    ['refuses a phone number that is none', { phone: 'call me' }, ['phone']],
    ['refuses a phone number that is too short', { phone: '12345' }, ['phone']],
    ['takes an invitation code', { invitationCode: 'HARBOR-24' }, []],
    [
      'refuses the e-mail address as invitation code',
      { invitationCode: ' ADA@osei.test ' },
      ['invitationCode'],
    ],
    ['needs both names', { firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
    ['needs the mailed code', { code: '12' }, ['code']],
    ['holds the password to the rule', { password: 'short', again: 'short' }, ['password']],
    ['needs the same password twice', { again: 'Lading_2027' }, ['again']],
  ])('%s', (_name, change, faults) => {
    expect(Object.keys(signUpFaults({ ...good, ...change }))).toEqual(faults);
  });
});
