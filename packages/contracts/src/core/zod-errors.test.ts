import { passwordChange } from '../identity/password.ts';
import { identityMessages } from '../identity/messages.ts';
import { importMessages } from '../imports/messages.ts';
import { sentMapping } from '../imports/mapping-template.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from './limits.ts';
import { ruleMessage } from './localized-message.ts';
import { coreMessages } from './messages.ts';
import { optionalPhone } from './phone.ts';
import { timeZone } from './time-zone.ts';
import { checkValue, zodErrors } from './zod-errors.ts';

const { fields } = limits.template;
const tooMany = Object.fromEntries(Array.from({ length: fields + 1 }, (_, at) => [`f${at}`, 'A']));

test.each([
  ['a time zone', timeZone, 'Mars/Base', coreMessages.timeZone()],
  ['a phone number', optionalPhone, 'call me', coreMessages.phone()],
  ['a mapping', sentMapping, tooMany, importMessages.mappingTooLarge({ most: fields })],
])('the own rule of %s is answered with the texts of its code', (_, schema, input, message) => {
  expect(checkValue<unknown>(schema, input, [importMessages]).errors).toEqual([
    { fieldName: '', ...message },
  ]);
});

test.each([
  ['no code', z.string().refine(() => false)],
  ['a code that no catalog has', z.string().refine(() => false, ruleMessage('core.nothing'))],
])('a rule with %s is answered with "not valid"', (_, schema) => {
  expect(zodErrors(schema.safeParse('x').error!)).toEqual([{ fieldName: '', ...coreMessages.notValid() }]);
});

test('two passwords that differ are reported together with all other errors', () => {
  const entry = { password: '', newPassword: 'Harbor_2027', again: 'x' };
  expect(checkValue(passwordChange, entry, [identityMessages]).errors).toEqual([
    { fieldName: 'password', ...coreMessages.required() },
    { fieldName: 'again', ...identityMessages.passwordMismatch() },
  ]);
});
