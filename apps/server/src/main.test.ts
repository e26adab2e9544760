import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { databaseUrlOf } from './platform/testing/database-url.ts';

/** The output of a server that is started like this and cannot run. */
async function said(settings: Record<string, string>): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env['PATH'], ...settings };
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
  return ended.then(
    () => ({ code: 0, out: '', err: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

describe('a server that cannot start', () => {
  it('reports the reason in JSON in production, where programs read its output', async () => {
    const { code, out, err } = await said({ NODE_ENV: 'production', PORT: 'http' });
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      level: 60,
      msg: 'the server did not start',
      err: { message: expect.stringContaining('PORT') as string },
    });
  });

  it('reports the reason in plain text elsewhere', async () => {
    const { code, out, err } = await said({ PORT: 'http' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('The server did not start. The configuration has errors:\n  PORT');
  });

  it('does not migrate the database when its port is taken', async () => {
    const name = `unstarted_${randomUUID().replaceAll('-', '')}`;
    const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => undefined);
    await admin.pool.query(`create database ${name}`);
    const database = openDatabase({ ...inject('postgres'), database: name }, () => undefined);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const dataDir = await mkdtemp(join(tmpdir(), 'lading-taken-'));
    const { code, err } = await said({
      DATABASE_URL: await databaseUrlOf(database),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String((other.address() as AddressInfo).port),
    });
    expect(code).toBe(1);
    expect(err).toContain('EADDRINUSE');
    const { rows } = await database.pool.query(`select from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([]);
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
    other.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
