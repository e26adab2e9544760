import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Every row of every table, and the sequence values, as texts to compare. */
export async function allContents(connect: { query: Client['query'] }): Promise<Record<string, string>> {
  const { rows: tables } = await connect.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not in ('schema_migration', 'migrations') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await connect.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as text from ${name} t`,
    );
    found[name] = rows[0]!.text ?? '';
  }
  const { rows: sequences } = await connect.query<{ text: string }>(
    `select format('%s %s', sequencename, last_value) as text from pg_sequences order by 1`,
  );
  return { ...found, sequences: sequences.map(({ text }) => text).join('\n') };
}

/** References and triggers, and whether they hold. */
export async function constraintsAndTriggers(connect: { query: Client['query'] }): Promise<unknown> {
  const { rows } = await connect.query(
    `select conname as name, pg_get_constraintdef(oid) as how, convalidated::text as holds from pg_constraint
     union all select tgname, tgrelid::regclass::text, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
  );
  return rows;
}

/** An empty database next to that of a URL. */
export async function emptyDatabase(
  beside: string,
): Promise<{ client: Client; url: string; drop: () => Promise<void> }> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = new Client({ ...inject('postgres'), database: name });
  await client.connect();
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return {
    client,
    url: url.href,
    async drop() {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
