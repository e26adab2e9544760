import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { tidyChat } from './housekeeping.job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LADING_MESSAGE_DAYS: '100' });
});
afterAll(() => server.close());

it('expired chat messages are deleted, but none that is unread or that the chat still shows', async () => {
  const { pool } = server.platform.database;
  const { rows: people } = await pool.query<{ user_id: string; org_id: string }>(
    'select user_id, org_id from person order by user_id limit 2',
  );
  const [busy, quiet] = people;
  const write = (
    { user_id: userId, org_id: orgId }: (typeof people)[number],
    { count, days, isRead = true }: { count: number; days: number; isRead?: boolean },
  ) => {
    const at = new Date(server.clock.now().getTime() - days * 86_400_000);
    return pool.query(
      `insert into chat_message (org_id, user_id, from_support, content, message_key, sent_at, read_at)
       select $1::bigint, $2::bigint, false, $3::text, gen_random_uuid()::text, $4::timestamptz, $5::timestamptz
       from generate_series(1, $6::integer)`,
      [orgId, userId, `${days} days ago${isRead ? '' : ', unread'}`, at, isRead ? at : null, count],
    );
  };
  await write(busy!, { count: 1, days: 500, isRead: false });
  await write(busy!, { count: 2_500, days: 400 });
  await write(busy!, { count: 3, days: 99 });
  await write(busy!, { count: 198, days: 98 });
  await write(quiet!, { count: 150, days: 400 });
  // The clock of the database counts.
  server.clock.advance(2 * 86_400_000);
  await tidyChat(server.platform);
  const { rows: left } = await pool.query<{ user_id: string; content: string; n: number }>(
    'select user_id, content, count(*)::integer as n from chat_message where content like $1 group by 1, 2 order by 1, 2',
    ['% days ago%'],
  );
  expect(left.map(({ content, n }) => [content, n])).toEqual([
    ['500 days ago, unread', 1],
    ['98 days ago', 198],
    ['99 days ago', 3],
    ['400 days ago', 150],
  ]);
});
