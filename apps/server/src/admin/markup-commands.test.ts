import { describe, expect, it } from 'vitest';
import { adminServer } from './testing/admin-server.ts';

const { run } = await adminServer();

describe('the markup of a carrier account', () => {
  it('is set and shown; what is omitted stays as it is', async () => {
    expect((await run('markup show')).out).toBe('demo  Demo Carrier  no markup');
    const set = await run('markup set demo --percent 12.5 --fixed 0.50');
    expect(set).toMatchObject({ code: 0, err: '' });
    expect(set.out).toMatch(/^demo {2}Demo Carrier {2}12\.50 % and 0\.50 USD per package, set \d{4}-/);
    expect(await run('markup show')).toEqual(set);
    expect((await run('markup set demo --fixed 1')).out).toContain('12.50 % and 1.00 USD per package');
  });

  it.each([
    'markup set',
    'markup set demo',
    'markup set demo --percent 100.01',
    'markup set demo --percent 1.234',
    'markup set demo --fixed -1',
    'markup set demo --fixed 0.005',
  ])('`%s` is answered with the usage', async (words) => {
    expect(await run(words)).toMatchObject({ code: 2, out: '' });
  });

  it('is refused for any account but the platform’s', async () => {
    const refused = await run('markup set 7001 --percent 5');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('7001 is not a carrier account of the platform');
    expect((await run('markup set demo --fixed 1000.01')).code).toBe(1);
  });
});
