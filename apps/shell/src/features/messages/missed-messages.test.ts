import { type Message, messageStatus } from '@lading/contracts/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missedMessages } from './missed-messages.ts';

interface Query {
  pageSize: number;
  pageNo?: number;
  sentFrom?: string;
}
const call = vi.hoisted(() => vi.fn<(called: unknown, input: { query: Query }) => Promise<unknown>>());
vi.mock('../../platform/api.ts', () => ({ api: { call } }));

const minute = (count: number): string => new Date(Date.UTC(2026, 10, 20, 8, count)).toISOString();
const message = (count: number): Message => ({
  messageId: String(count),
  messageStatus: messageStatus.unread,
  sendTime: minute(count),
  titleEn: '',
  titleZh: '',
  digestEn: '',
  digestZh: '',
  contentEn: '',
  contentZh: '',
});
const idsOf = (messages: readonly Message[]) => messages.map(({ messageId }) => messageId);
const upTo = (last: number): Message[] => Array.from({ length: last }, (_, index) => message(last - index));

let stored: Message[];
beforeEach(() => {
  stored = upTo(5);
  call.mockReset();
  call.mockImplementation((_called, { query: { pageSize, pageNo = 1, sentFrom = '' } }) => {
    const found = stored.filter(({ sendTime }) => (sendTime ?? '') >= sentFrom);
    const records = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return Promise.resolve({ page: { records, total: found.length }, unreadTotal: found.length });
  });
});

it('finds what was sent after the page began and before it was connected', async () => {
  const missed = missedMessages();
  missed.begin(stored.slice(0, 5));
  stored = upTo(7);
  expect(idsOf(await missed.find())).toEqual(['6', '7']);
  expect(await missed.find()).toEqual([]);
});

it('finds all of them, however many, the oldest first, and none that was pushed', async () => {
  const missed = missedMessages();
  missed.begin(stored);
  stored = upTo(255);
  missed.hear(message(255));
  expect(idsOf(await missed.find())).toEqual(Array.from({ length: 249 }, (_, index) => String(index + 6)));
});

it('finds them later if it fails, although newer ones are pushed meanwhile', async () => {
  const missed = missedMessages();
  missed.begin(stored);
  stored = upTo(7);
  call.mockRejectedValueOnce(new Error('offline'));
  await expect(missed.find()).rejects.toThrow('offline');
  missed.hear(message(7));
  expect(idsOf(await missed.find())).toEqual(['6']);
});

it('finds nothing on the first connection if it is not known when the page began', async () => {
  const missed = missedMessages();
  expect(await missed.find()).toEqual([]);
  stored = upTo(6);
  expect(idsOf(await missed.find())).toEqual(['6']);
});

it('takes no message for new that was sent together with the first ones', async () => {
  const together = upTo(7).map((each) => ({ ...each, sendTime: minute(1) }));
  stored = together;
  const missed = missedMessages();
  missed.begin(together.slice(0, 5));
  expect(await missed.find()).toEqual([]);
});

describe('with a back end that knows neither our filters nor our pages (decision D2)', () => {
  beforeEach(() => {
    call.mockImplementation(() =>
      Promise.resolve({ page: { records: stored, total: stored.length }, unreadTotal: 0 }),
    );
  });

  it('finds only what is new and unread', async () => {
    stored = upTo(120);
    const missed = missedMessages();
    missed.begin(stored.slice(0, 5));
    stored = [{ ...message(122), messageStatus: messageStatus.read }, message(121), ...upTo(120)];
    expect(idsOf(await missed.find())).toEqual(['121']);
  });

  it('ends when a page repeats', async () => {
    const missed = missedMessages();
    missed.begin([message(1)]);
    stored = upTo(150);
    expect(await missed.find()).toHaveLength(149);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
