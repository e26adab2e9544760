// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { queued, without } from './message-arrivals.tsx';

const [one, two] = ['1', '2'].map((messageId) => ({
  messageId,
  messageStatus: 'UNREAD',
  titleEn: 'News',
})) as [never, never];

it('shows messages in the order in which they came, each once', () => {
  expect(queued(queued(queued([], one), two), one)).toEqual([one, two]);
});

it('removes a recalled message, and is unchanged if it does not contain it', () => {
  expect(without([one, two], '1')).toEqual([two]);
  const queue = [two];
  expect(without(queue, '1')).toBe(queue);
});
