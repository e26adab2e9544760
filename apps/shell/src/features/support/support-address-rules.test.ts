import { expect, it } from 'vitest';
import { supportAddress } from './support-address-rules.ts';

it('passes everything in spec §2 to the support site, and nothing twice', () => {
  const user = { userId: '7', email: 'mei@harbor.test', phone: '+1 213 555 0142' };
  const address = supportAddress('/support-site', 'create', {
    user: { user, org: { orgId: '3', orgName: 'Harbor & Pine' } },
    timeZone: 'America/Los_Angeles',
    token: 'a.b+c',
    language: 'cn',
  });
  const [path, query] = address.split('?');
  expect(path).toBe('/support-site/create');
  expect([...new URLSearchParams(query)]).toEqual([
    ['token', 'a.b+c'],
    ['email', 'mei@harbor.test'],
    ['name', 'Harbor & Pine'],
    ['phone', '+1 213 555 0142'],
    ['orgId', '3'],
    ['userId', '7'],
    ['language', 'cn'],
    ['timeZone', 'America/Los_Angeles'],
    ['platformSource', 'lading'],
  ]);
});
