import { expect, it } from 'vitest';
import { mayListen } from './topic-rules.ts';

it.each([
  ['/topic/org.1.user.2', true],
  ['/topic/org.1.notification-undo', true],
  ['/topic/org.1.user.3', false],
  ['/topic/org.11.user.2', false],
  ['/topic/org.2.notification-undo', false],
  ['/topic/org.1.user.2/../org.1.user.3', false],
  ['/topic/org.1.user.*', false],
  ['/topic/org.1.user.>', false],
  ['/topic/org.1.user.2 ', false],
  ['/queue/org.1.user.2', false],
  ['', false],
])('person 2 of organization 1 may listen to %s: %s', (topic, may) => {
  expect(mayListen({ orgId: '1', userId: '2' }, topic)).toBe(may);
});
