import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { jobKind } from './job-kind.ts';

const share = jobKind('share', z.object({ name: z.string() }));
let sharesAreQuick = false;
const shares: { name: string; finish: () => void }[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { jobs } = server.platform;
  jobs.handle(
    share,
    ({ name }) =>
      new Promise<void>((resolve) => (sharesAreQuick ? resolve() : shares.push({ name, finish: resolve }))),
  );
  await jobs.start();
});
afterAll(() => server.close());

describe('background jobs of several organizations', () => {
  const addShare = (owner: string, name: string) =>
    server.platform.database.asOrganization(owner, (trx) =>
      server.platform.jobs.add(trx, share, { name }, { orgId: owner }),
    );
  const started = (many: number) =>
    vi.waitFor(() => expect(shares).toHaveLength(many), { timeout: 10_000, interval: 10 });
  const finish = (name: string) => shares.find((each) => each.name === name)!.finish();
  const names = () => shares.map(({ name }) => name.replace(/\d/, ''));

  it('take turns: an organization with many never holds all workers, nor runs before those with few', async () => {
    for (let count = 0; count < 6; count += 1) await addShare('1002', `A${count}`);
    await started(2);
    await addShare('1003', 'B0');
    await started(3);
    await addShare('1003', 'B1');
    await addShare('1004', 'C0');
    finish(shares[0]!.name);
    await started(4);
    expect(names()).toEqual(['A', 'A', 'B', 'C']);
    finish(shares[1]!.name);
    await started(5);
    finish(shares[2]!.name);
    await started(6);
    expect(names().slice(4).toSorted()).toEqual(['A', 'B']);
  });
  afterAll(() => {
    sharesAreQuick = true;
    for (const each of shares) each.finish();
  });
});
