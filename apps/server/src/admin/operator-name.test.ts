import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { operatorNameOf } from './operator-name.ts';

it('an operator goes by the name that is given, otherwise by the user of the system', () => {
  expect(operatorNameOf(' Mei ')).toBe('Mei');
  expect(operatorNameOf(' ')).toBe(userInfo().username);
  expect(operatorNameOf(undefined)).toBe(userInfo().username);
});
