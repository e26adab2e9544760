import { expect, it } from 'vitest';
import { loginFaults } from './login-rules.ts';

const userName = 'login.userNameRequired';
const password = 'login.passwordRequired';

it.each([
  ['kim@juniper.example', 'correct horse', {}],
  ['', '', { userName, password }],
  ['  ', 'correct horse', { userName }],
  ['kim@juniper.example', '', { password }],
  // The rule for new passwords does not apply, and blanks are part of one.
  ['kim', 'x', {}],
  ['kim', ' ', {}],
])('the name %j with the password %j', (name, secret, faults) => {
  expect(loginFaults(name, secret)).toEqual(faults);
});
