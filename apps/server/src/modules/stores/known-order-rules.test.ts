import { expect, it } from 'vitest';
import { isAnother } from './known-order-rules.ts';
import { channelOrder } from './testing/channel-orders.ts';

const { recipient } = channelOrder({});
const known = {
  created_at: new Date('2026-11-20T16:00:00Z'),
  recipient: { ...recipient, email: 'ada@example.com' },
  import_task_id: null,
};
const other = { ...recipient, name: 'Bo Reed', addressLine1: '2 Mill Ln', email: 'bo@example.com' };

it.each([
  [true, 'comes of another day, person and place', '2026-12-20T16:00:00Z', other, known],
  [false, 'is of the same day', '2026-11-20T18:00:00Z', other, known],
  [
    false,
    'is the same person’s, who has moved',
    '2026-12-20T16:00:00Z',
    { ...other, email: 'ada@example.com' },
    known,
  ],
  [false, 'goes to the same place', '2026-12-20T16:00:00Z', { ...recipient, email: 'bo@example.com' }, known],
  [false, 'came by a file before', '2026-12-20T16:00:00Z', other, { ...known, import_task_id: '7' }],
])('an order of the same id is another one: %s, where it %s', (isOther, _title, createdAt, to, before) => {
  expect(isAnother(before, { createdAt, recipient: to })).toBe(isOther);
});
