import { expect, it } from 'vitest';
import { auditDetail } from './audit-detail.ts';

it.each([
  ['ids and counts', [{ taskId: '7' }, { rows: 3, isOn: true }], { taskId: '7', rows: 3, isOn: true }],
  ['fields of nested data', [{ data: { taskId: '7', secret: 'x' } }], { taskId: '7' }],
  ['lists of ids as a text', [{ warehouseIds: ['1', '2'] }], { warehouseIds: '1, 2' }],
  ['no user input', [{ password: 'x', code: '1', search: 'x', email: 'x', challenge: 'x' }], {}],
  ['no tokens', [{ accessToken: 'x', refreshToken: 'x', recoveryCodes: ['x'] }], {}],
  ['nothing of values that are not objects', [undefined, null, 'taskId', [{ taskId: '7' }]], {}],
])('an audit entry keeps %s', (_what, parts, detail) => {
  expect(auditDetail(...parts)).toEqual(detail);
});
