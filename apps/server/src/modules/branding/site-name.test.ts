import { product } from '@lading/contracts/core';
import { authApi, saasAuthApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.platform.jobs.start();
  await server.platform.database.asSystem((trx) =>
    trx.insertInto('branding').values({ host: 'parcels.example', platform_name: 'Parcel "Hub"' }).execute(),
  );
});
afterAll(() => server.close());

const newest = () => newestMail(server);

describe('a mail has the brand of the called host (spec §3)', () => {
  it('the reseller’s, in both languages, for a code that its client has requested', async () => {
    await server.call(
      saasAuthApi.calls.sendCode,
      { body: { email: 'client@reseller.test', purpose: 'reset' } },
      undefined,
      { host: 'reseller.localhost:8080' },
    );
    const letter = await newest();
    expect(letter?.subject).toMatch(/^\d{6} · Blue Anchor Logistics 蓝锚物流$/);
    expect(letter?.from).toMatch(/^"Blue Anchor Logistics 蓝锚物流" <[^<>]+@[^<>]+>$/);
    expect(JSON.stringify(letter)).not.toContain(product.name);
  });

  it('the host’s own, for a code that was requested there', async () => {
    const host = { host: 'parcels.example' };
    await server.call(
      authApi.calls.sendCode,
      { body: { email: 'plain@lading.test', purpose: 'reset' } },
      undefined,
      host,
    );
    expect((await newest())?.subject).toMatch(/^\d{6} · Parcel "Hub"$/);
    // A name cannot break out of the line of the sender.
    expect((await newest())?.from).toMatch(/^"Parcel Hub" </);
  });

  it('the product’s everywhere else', async () => {
    await server.call(authApi.calls.sendCode, { body: { email: 'plain@lading.test', purpose: 'reset' } });
    expect((await newest())?.subject).toMatch(new RegExp(`^\\d{6} · ${product.name}$`));
  });
});
