import { createHmac } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Cluster } from './start-cluster.ts';

const databaseName = 'lading';
/** The login role of servers: it owns the database and creates the roles for requests, and is not a superuser. */
const serverRole = 'lading_server';
const groupRoles = ['lading_tenant', 'lading_system', 'lading_warehouse', 'lading_stock'];

/** Statements that transfer what the superuser of an earlier release still owns in the database. */
const handOver = `
  with own as (select oid from pg_roles where rolname = current_user),
       parts as (select classid, objid from pg_depend where deptype in ('e', 'i', 'a'))
  select format('alter schema %I owner to ${serverRole}', nspname) as statement from pg_namespace, own
    where nspowner = own.oid and nspname !~ '^pg_' and nspname <> 'information_schema'
  union all
  select format('alter %s %s owner to ${serverRole}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = relnamespace, own
    where relowner = own.oid and relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_'
      and n.nspname <> 'information_schema' and c.oid not in (select objid from parts where classid = 'pg_class'::regclass)
  union all
  select format('alter routine %s owner to ${serverRole}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = pronamespace, own
    where proowner = own.oid and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and p.oid not in (select objid from parts where classid = 'pg_proc'::regclass)
  union all
  select format('alter type %s owner to ${serverRole}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = typnamespace left join pg_class c on c.oid = typrelid, own
    where typowner = own.oid and (typtype in ('d', 'e') or c.relkind = 'c') and n.nspname !~ '^pg_'
      and n.nspname <> 'information_schema' and t.oid not in (select objid from parts where classid = 'pg_type'::regclass)`;

/**
 * Creates the product's database and the login role of servers, and transfers what a superuser owns there since an earlier
 * release. The superuser of the cluster is only used to start it, to lock its folder, and for this.
 *
 * @returns how a server reaches the database
 */
export async function ensureServerRole(cluster: Cluster): Promise<ClientConfig> {
  const { connection } = cluster;
  // Derived from the superuser's password, which is in the data folder: nothing more to store.
  const password = createHmac('sha256', String(connection.password)).update(serverRole).digest('base64url');
  const needsHandOver = await asSuperuser(connection, async (client) => {
    const known = await client.query('select from pg_roles where rolname = $1', [serverRole]);
    if (known.rowCount === 0)
      await client.query(`create role ${serverRole} login createrole password '${password}'`);
    const { rows: groups } = await client.query<{ rolname: string }>(
      'select rolname from pg_roles where rolname = any ($1)',
      [groupRoles],
    );
    for (const { rolname } of groups)
      await client.query(`grant ${rolname} to ${serverRole} with admin option`);
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [databaseName],
    );
    if (rows.length === 0) await client.query(`create database ${databaseName} owner ${serverRole}`);
    return rows.length > 0 && rows[0]!.owner !== serverRole;
  });
  if (needsHandOver) await asSuperuser({ ...connection, database: databaseName }, handOverAll);
  return { ...connection, user: serverRole, password, database: databaseName };
}

async function handOverAll(client: Client): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ statement: string }>(handOver);
  for (const { statement } of rows) await client.query(statement);
  // Last: it marks the rest as done.
  await client.query(`alter database ${databaseName} owner to ${serverRole}`);
  await client.query('commit');
}

async function asSuperuser<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
