// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nameOf } from './account-menu.tsx';

it.each([
  [{ firstName: 'Ada', lastName: 'Osei' }, 'Ada Osei'],
  [{ firstName: '美', lastName: '陈' }, '陈美'],
  [{ firstName: '', lastName: ' ', userName: 'seller' }, 'seller'],
  [{ email: 'ada.osei@example.com' }, 'ada.osei@example.com'],
  [{}, ''],
])('calls %j %j', (part, name) => {
  expect(nameOf({ userId: '1', ...part })).toBe(name);
});
