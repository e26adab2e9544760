import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentNames } from './config.ts';
import { quietLog } from './platform/postgres/start-cluster.ts';
import { startTestServer, type TestServer } from './platform/testing/test-server.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const guide = read('docs/operating.md');

/** Names in the first column of the tables of a chapter. */
const namesIn = (chapter: string): string[] => {
  const text = guide.split(/^## /m).find((part) => part.startsWith(`${chapter}\n`)) ?? '';
  const cells = text.split('\n').filter((line) => line.startsWith('|'));
  return cells.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name]) => name!),
  );
};

describe('the operating guide', () => {
  it('explains every name of the environment that the server reads, and no other', () => {
    expect(namesIn('Configuration').toSorted()).toEqual(environmentNames.toSorted());
  });

  describe('with a server', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.close());

    it('counts jobs by kind and state', async () => {
      const { pool } = server.platform.database;
      await pool.query(`select graphile_worker.add_job('code-mail', '{}')`);
      const { body } = await server.app.inject({ url: '/metrics' });
      expect(body).toContain('jobs{kind="code-mail",state="waiting"} 1');
    });

    it('lists every metric but those of Node itself', async () => {
      const { body } = await server.app.inject({ url: '/metrics' });
      const served = [...body.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!);
      const ours = served.filter((name) => !/^(process|nodejs)_/.test(name));
      expect(namesIn('Metrics').toSorted()).toEqual(ours.toSorted());
    });
  });
});

describe('the container image', () => {
  const dockerfile = read('Dockerfile');

  it('only copies existing files', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list]) =>
      list!.split(' '),
    );
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
    expect(existsSync(join(repository, /"(\S+main\.ts)"/.exec(dockerfile)?.[1] ?? 'none'))).toBe(true);
  });

  it('runs the pinned Node, not as root, and reports its health', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(dockerfile).toContain(`ARG NODE=${dependencies['node']}\n`);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/\nUSER node\n/);
    expect(last).toMatch(/\nHEALTHCHECK /);
  });

  it('is configured in compose.yaml with names that the server reads', () => {
    const names = [...read('compose.yaml').matchAll(/^ {2,}([A-Z][A-Z_\d]+): /gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !environmentNames.includes(name) && !name.startsWith('POSTGRES_'))).toEqual(
      [],
    );
  });

  it('has longer to end than the half minute that the guide names', () => {
    expect(guide).toContain('within about half a minute');
    const [, seconds] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(30);
  });

  it('keeps the texts of statements out of the log of its PostgreSQL, as the embedded one does', () => {
    const lines = Object.entries(quietLog).map(([name, value]) => `      - -c${name}=${value}\n`);
    expect(lines.filter((line) => !read('compose.yaml').includes(line))).toEqual([]);
  });
});
