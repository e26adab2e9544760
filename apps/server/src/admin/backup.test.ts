import { mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openLog } from '../platform/open-log.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { embeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { startS3StandIn } from '../testing/s3-stand-in.ts';
import { scratchPath } from '../testing/scratch-folder.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { printable } from './printable.ts';
import { runCommand } from './testing/run-command.ts';
import { allContents, constraintsAndTriggers, emptyDatabase } from './testing/whole-database.ts';

const secret = 'k'.repeat(40);
/** Line separators, quotes, and characters that only the right encoding keeps. */
const hard = 'Hocker "A"\\\n\u2028\u2029 # 圆凳 🪑';

let server: TestServer;
let folder: string;
let file: string;
let source: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(scratchPath('backup'));
  file = join(folder, 'all.backup');
  source = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: secret,
  };
  const seller = await server.signIn('seller@lading.test');
  const row = {
    skuCode: 'BACKUP-1',
    skuName: hard,
    packageType: 'Ready To Ship' as const,
    length: 1.25,
    width: 1,
    height: 1,
    unit: 'cm/kg' as const,
  };
  await server.call(productsApi.calls.saveRows, { query: {}, body: [row] }, seller);
  await server.call(productsApi.calls.exportProducts, { body: { format: 'csv' } }, seller);
  const upload = new File(['SKU,Name\nA,B\n'.repeat(20_000)], 'kept.csv');
  await server.call(importsApi.calls.analyseAndCacheFile, { body: { file: upload } }, seller);
  await writeFile(join(server.platform.config.dataDir, 'secret'), 'not used: LADING_SECRET is set');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
describe('a backup', () => {
  it('is written while the server runs, readable by its owner only, and never over another', async () => {
    const made = await runCommand(['backup', file], source);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/: \d{3,} rows, 1 files\. It holds no secret: keep LADING_SECRET\.$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await runCommand(['backup', file], source)).toMatchObject({ code: 1 });
    expect(await runCommand(['backup'], source)).toMatchObject({ code: 2 });
  });

  it('fails, leaving nothing, when a referenced file is missing from the store', async () => {
    const { rows } = await server.platform.database.pool.query<{ file_key: string }>(
      'select file_key from import_file',
    );
    const kept = join(source['DATA_DIR']!, 'files', rows[0]!.file_key);
    const bytes = await readFile(kept);
    await rm(kept);
    const incomplete = join(folder, 'incomplete.backup');
    const made = await runCommand(['backup', incomplete], source);
    await writeFile(kept, bytes);
    expect(made).toMatchObject({ code: 1, err: expect.stringContaining(rows[0]!.file_key) as string });
    expect((await readdir(folder)).filter((name) => name.startsWith('incomplete'))).toEqual([]);
  });

  it('restores everything into an empty database: rows, sequences, references, triggers and files', async () => {
    const { client, url, drop } = await emptyDatabase(source['DATABASE_URL']!);
    const target = { DATABASE_URL: url, DATA_DIR: join(folder, 'restored'), LADING_SECRET: secret };
    const restored = await runCommand(['restore', file], target);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const { pool } = server.platform.database;
    const expected = await allContents(pool);
    expect(expected['public.product']).toContain('BACKUP-1');
    expect(expected['graphile_worker._private_jobs']).not.toBe('');
    expect(await allContents(client)).toEqual(expected);
    expect(await constraintsAndTriggers(client)).toEqual(await constraintsAndTriggers(pool));
    const { rows } = await client.query<{ sku_name: string }>(
      `select sku_name from product where sku_code = 'BACKUP-1'`,
    );
    expect(rows).toEqual([{ sku_name: hard }]);
    const kept = await client.query<{ file_key: string }>('select file_key from import_file');
    for (const { file_key: key } of kept.rows) {
      const [there, here] = [source['DATA_DIR']!, target.DATA_DIR].map((at) => join(at, 'files', key));
      expect(await readFile(here!)).toEqual(await readFile(there!));
    }
    expect(await runCommand(['restore', file], target)).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds organizations') as string,
    });
    await drop();
  });

  it('of an earlier release is restored and migrated', async () => {
    const { client, url, drop } = await emptyDatabase(source['DATABASE_URL']!);
    const earlier = join(folder, 'earlier.backup');
    const target = { DATABASE_URL: url, DATA_DIR: join(folder, 'earlier'), LADING_SECRET: secret };
    // As it was before the audit log existed.
    let isAudit = false;
    let dropped = 0;
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .filter((line) => {
        if (line.startsWith('#')) isAudit = line.includes('audit_event');
        if (isAudit && !line.startsWith('#')) dropped += 1;
        return !isAudit;
      });
    const text = lines
      .join('\n')
      .replace(
        /,"(?:0051-audit|0062-audit-retention|0070-audit-of-channels|0075-calls-by-capability|0332-audit-of-api-keys)"/g,
        '',
      )
      .replace(/"end","rows":(\d+)/, (_, rows: string) => `"end","rows":${Number(rows) - dropped}`);
    await writeFile(earlier, gzipSync(text));
    expect(await runCommand(['restore', earlier], target)).toMatchObject({ code: 0, err: '' });
    expect((await client.query('select from person')).rowCount).toBeGreaterThan(5);
    expect((await client.query('select from audit_event')).rowCount).toBe(0);
    await drop();
  });

  it('that is damaged, truncated or from a newer release restores nothing', async () => {
    const { client, url, drop } = await emptyDatabase(source['DATABASE_URL']!);
    const broken = join(folder, 'broken.backup');
    const target = { DATABASE_URL: url, DATA_DIR: join(folder, 'broken'), LADING_SECRET: secret };
    const whole = await readFile(file);
    await writeFile(broken, whole);
    await truncate(broken, whole.length - 40);
    expect(await runCommand(['restore', broken], target)).toMatchObject({ code: 1, out: '' });
    await writeFile(broken, 'nothing of the kind');
    expect((await runCommand(['restore', broken], target)).err).toContain('is no backup of this product');
    const newer = gunzipSync(whole).toString().replace('["0001-tenancy"', '["0000-newer","0001-tenancy"');
    await writeFile(broken, gzipSync(newer));
    expect((await runCommand(['restore', broken], target)).err).toContain('does not know 0000-newer');
    expect((await client.query('select from person')).rowCount).toBe(0);
    await drop();
  });
});

it('of the embedded database is made while its server runs, and restored into an empty folder, including the secret', async () => {
  const dataDir = join(folder, 'embedded');
  const log = openLog('silent');
  const embedded = await embeddedPostgres(dataDir, log);
  const platform = openPlatform(readConfig({ DATA_DIR: dataDir }), embedded.connection, log, systemClock);
  await platform.database.migrate();
  await platform.jobs.prepare();
  await platform.database.asSystem((trx) =>
    trx.insertInto('branding').values({ host: 'parcels.example', platform_name: hard }).execute(),
  );
  const expected = await allContents(platform.database.pool);
  const copy = join(folder, 'embedded.backup');
  const made = await runCommand(['backup', copy], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/0 files\.$/) as string });
  await platform.database.close();
  await embedded.stop();

  const again = join(folder, 'again');
  expect(await runCommand(['restore', copy], { DATA_DIR: again })).toMatchObject({ code: 0, err: '' });
  expect(await readFile(join(again, 'secret'), 'utf8')).toBe(await readFile(join(dataDir, 'secret'), 'utf8'));
  const shown = await runCommand(['branding', 'show', 'parcels.example'], { DATA_DIR: again, PORT: '9' });
  expect(shown).toMatchObject({ code: 0, out: expect.stringContaining(printable(hard)) as string });
  const restored = await embeddedPostgres(again, log);
  const client = new Client(restored.connection);
  await client.connect();
  expect(await allContents(client)).toEqual(expected);
  await client.end();
  await restored.stop();

  // To a server's database, beside the same folder or a new one, but not beside that of another installation.
  const { url, drop } = await emptyDatabase(source['DATABASE_URL']!);
  const moved = join(folder, 'moved');
  for (const at of [dataDir, moved])
    expect(await runCommand(['restore', copy], { DATABASE_URL: url, DATA_DIR: at })).toMatchObject({
      code: 0,
      err: '',
    });
  expect(await readFile(join(moved, 'secret'), 'utf8')).toBe(await readFile(join(dataDir, 'secret'), 'utf8'));
  await writeFile(join(moved, 'secret'), 'of another installation');
  expect(await runCommand(['restore', copy], { DATABASE_URL: url, DATA_DIR: moved })).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already') as string,
  });
  await drop();
}, 120_000);

it('takes files from the current storage and restores them to the configured one, a folder or a bucket', async () => {
  const storage = await startS3StandIn();
  const content = 'SKU,Name\nA,圆凳\n'.repeat(20_000);
  const busy = await startTestServer(storage.settings);
  const seller = await busy.signIn('seller@lading.test');
  const upload = new File([content], 'kept.csv');
  await busy.call(importsApi.calls.analyseAndCacheFile, { body: { file: upload } }, seller);
  const [name] = [...storage.objects.keys()];
  const copy = join(folder, 'bucket.backup');
  const url = await databaseUrlOf(busy.platform.database);
  const from = { DATABASE_URL: url, DATA_DIR: join(folder, 'unused'), LADING_SECRET: secret };
  const made = await runCommand(['backup', copy], { ...from, ...storage.settings });
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining(', 1 files.') as string });
  await busy.close();

  const toFolder = await emptyDatabase(source['DATABASE_URL']!);
  const dataDir = join(folder, 'from-bucket');
  const into = { DATABASE_URL: toFolder.url, DATA_DIR: dataDir, LADING_SECRET: secret };
  expect(await runCommand(['restore', copy], into)).toMatchObject({ code: 0, err: '' });
  expect(await readFile(join(dataDir, name!), 'utf8')).toBe(content);
  await toFolder.drop();

  storage.objects.clear();
  const toBucket = await emptyDatabase(source['DATABASE_URL']!);
  const target = { ...from, ...storage.settings, DATABASE_URL: toBucket.url };
  storage.fail(Infinity, { status: 503, code: 'ServiceUnavailable' });
  expect(await runCommand(['restore', copy], target)).toMatchObject({ code: 1, out: '' });
  expect((await toBucket.client.query('select from person')).rowCount).toBe(0);
  storage.fail(0, 'lost');
  expect(await runCommand(['restore', copy], target)).toMatchObject({ code: 0, err: '' });
  expect(storage.objects.get(name!)?.toString()).toBe(content);
  await toBucket.drop();
  await storage.close();
}, 60_000);
