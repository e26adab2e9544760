import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callCounts, type CallCounts } from './call-counts.ts';
import { tidyUp } from './housekeeping.job.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const dayMs = 24 * 3_600_000;
let server: TestServer;
let here: CallCounts;
let there: CallCounts;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.advance(60_000);
  here = callCounts(server.platform);
  there = callCounts(server.platform);
});
afterAll(() => server.close());

/** Counts one call like the limiter; returns the current count and the end of the window. */
function call(node: CallCounts, address = '192.0.2.1'): { current: number; ttl: number } {
  let answer = { current: 0, ttl: 0 };
  new node.store({}).incr(address, (_error, found) => (answer = found!), 60_000, 100);
  return answer;
}
const calls = (node: CallCounts, many: number) => Array.from({ length: many }, () => call(node).current);

describe('calls of an address', () => {
  it('are counted immediately by the node that receives them, and by the others after sharing', async () => {
    expect(calls(here, 3)).toEqual([1, 2, 3]);
    expect(calls(there, 2)).toEqual([1, 2]);
    await here.share();
    await there.share();
    expect(calls(there, 2)).toEqual([6, 7]);
    expect(call(here, '192.0.2.2').current).toBe(1);
    await there.share();
    expect(call(here).current).toBe(4);
    await here.share();
    expect(call(here).current).toBe(9);
  });

  it('that arrive during sharing are counted too', async () => {
    calls(here, 2);
    const sharing = here.share();
    calls(here, 3);
    await sharing;
    await here.share();
    expect(call(here).current).toBe(6);
  });

  it('start over in the next minute of the clock', async () => {
    calls(here, 5);
    await here.share();
    const { ttl } = call(here);
    server.clock.advance(ttl);
    expect(calls(there, 2)).toEqual([1, 2]);
    await there.share();
    expect(call(here).current).toBe(1);
    await here.share();
    expect(call(here).current).toBe(4);
  });

  it('start over when the clock is set back', () => {
    calls(here, 5);
    server.clock.advance(-dayMs);
    const { current, ttl } = call(here);
    server.clock.advance(dayMs);
    expect(current).toBe(1);
    expect(ttl).toBeLessThanOrEqual(60_000);
  });

  it('are not held against an address for a day by a node whose clock is a day ahead', async () => {
    server.clock.advance(dayMs);
    calls(there, 7);
    await there.share();
    server.clock.advance(-dayMs);
    calls(here, 2);
    await here.share();
    expect(call(here).current).toBe(3);
  });

  it('are deleted once they expire, and never stored by address', async () => {
    call(here);
    await here.share();
    const rows = () =>
      server.platform.database.asSystem((trx) => trx.selectFrom('call_count').selectAll().execute());
    expect((await rows()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await rows())).not.toContain('192.0.2');
    server.clock.advance(61_000);
    await tidyUp(server.platform);
    expect(await rows()).toEqual([]);
  });
});
