import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { tidyMessages } from './housekeeping.job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LADING_MESSAGE_DAYS: '100' });
});
afterAll(() => server.close());

type Reader = 'everybody' | 'one' | 'nobody';

it('expired messages are deleted once everyone has read them, and later even if unread', async () => {
  const { pool } = server.platform.database;
  const { rows: people } = await pool.query<{ user_id: string; org_id: string }>(
    `insert into person (org_id, email, user_name, password_hash)
     select org_id, 'second@lading.test', 'second@lading.test', password_hash from person where email = 'seller@lading.test'
     returning user_id, org_id`,
  );
  const { org_id: orgId, user_id: second } = people[0]!;
  const add = async (
    title: string,
    days: number,
    readBy: Reader,
    { to = null, isRecalled = false }: { to?: string | null; isRecalled?: boolean } = {},
  ) => {
    const sentAt = new Date(server.clock.now().getTime() - days * 86_400_000);
    const { rows } = await pool.query<{ message_id: string }>(
      `insert into notification (org_id, user_id, title_en, title_zh, content_en, content_zh, sent_at, recalled_at)
       values ($1, $2, $3, $3, 'x', 'x', $4, $5) returning message_id`,
      [orgId, to, title, sentAt, isRecalled ? sentAt : null],
    );
    await pool.query(
      `insert into notification_read (org_id, message_id, user_id)
       select org_id, $2::bigint, user_id from person
       where org_id = $1::bigint and ($3::text = 'everybody' or $3 = 'one' and user_id = $4::bigint)`,
      [orgId, rows[0]!.message_id, readBy, second],
    );
  };
  await add('read', 101, 'everybody');
  await add('read within its time', 99, 'everybody');
  await add('read by one', 101, 'one');
  await add('read by its only reader', 101, 'one', { to: second });
  await add('unread by its only reader', 101, 'nobody', { to: second });
  await add('recalled', 101, 'nobody', { isRecalled: true });
  await add('recalled of late', 99, 'nobody', { isRecalled: true });
  await add('unread', 299, 'nobody');
  await add('unread three times as long', 301, 'nobody');
  await tidyMessages(server.platform);
  const { rows: left } = await pool.query<{ title_en: string }>(
    `select title_en from notification where content_en = 'x' order by 1`,
  );
  expect(left.map(({ title_en: title }) => title)).toEqual([
    'read by one',
    'read within its time',
    'recalled of late',
    'unread',
    'unread by its only reader',
  ]);
});

it('one clean-up deletes all old ones, however many', async () => {
  const { pool } = server.platform.database;
  await pool.query(
    `insert into notification (org_id, title_en, title_zh, content_en, content_zh, sent_at)
     select 1002, 'old', 'old', 'y', 'y', $1 from generate_series(1, 4500)`,
    [new Date(server.clock.now().getTime() - 301 * 86_400_000)],
  );
  await tidyMessages(server.platform);
  expect((await pool.query(`select from notification where content_en = 'y'`)).rowCount).toBe(0);
});

it.each([2, -2])('a node whose clock is %s days ahead deletes the same messages', async (days) => {
  const { pool } = server.platform.database;
  await pool.query(
    `insert into notification (org_id, title_en, title_zh, content_en, content_zh, sent_at, recalled_at)
     select 1002, days, days, 'z', 'z', now() - make_interval(days => days::integer), now()
     from unnest(array['99', '101']) days`,
  );
  server.clock.advance(days * 86_400_000);
  await tidyMessages(server.platform);
  server.clock.advance(-days * 86_400_000);
  const { rows } = await pool.query(`delete from notification where content_en = 'z' returning title_en`);
  expect(rows).toEqual([{ title_en: '99' }]);
});
