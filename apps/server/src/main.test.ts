import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

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
});
