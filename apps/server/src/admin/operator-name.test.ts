import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { operatorNameOf } from './operator-name.ts';

it('an operator has the given name, otherwise the name of the system user', () => {
  expect(operatorNameOf(' Mei ')).toBe('Mei');
  expect(operatorNameOf(' ')).toBe(userInfo().username);
  expect(operatorNameOf(undefined)).toBe(userInfo().username);
});
