import { expect, it } from 'vitest';
import { queued, without } from './message-queue.ts';

const [one, two] = ['1', '2'].map((messageId) => ({
  messageId,
  messageStatus: 'UNREAD',
  titleEn: 'News',
})) as [never, never];

it('shows messages in the order in which they came, each once', () => {
  expect(queued(queued(queued([], one), two), one)).toEqual([one, two]);
});

it('forgets a message that was called back, and is the same where it is not there', () => {
  expect(without([one, two], '1')).toEqual([two]);
  const queue = [two];
  expect(without(queue, '1')).toBe(queue);
});
