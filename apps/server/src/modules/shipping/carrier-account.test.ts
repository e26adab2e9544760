import { carrierAccountsApi, carrierMessages, labelsApi, ratesApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const calls = carrierAccountsApi.calls;
const { site, server, seller, connect, listed } = await easyPostClient();
const stranger = await server.signIn('other@lading.test');
const unverified = await server.signIn('plain@lading.test');
const buyer = labelBuyer(server, seller);

describe('a client’s account', () => {
  it('is connected after a check of its key, which is never shown', async () => {
    expect(await connect('EZTKwrong00')).toMatchObject({
      errors: [{ fieldName: 'apiKey', code: carrierMessages.keyRefused.code }],
    });
    expect(await listed()).toEqual([]);
    const { account, webhook } = await dataOf(connect());
    expect(account).toMatchObject({ network: 'easypost', mode: 'test', isOn: true, health: 'OK' });
    expect(webhook.path).toBe(`/api/lading-shipment/carrier/report/${account.accountId}`);
    const reply = await server.send(calls.accountList, {}, seller);
    expect(reply.body).not.toContain(site.key);
    expect(server.log.join('\n')).not.toContain(site.key);
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<object>`select * from carrier_account`.execute(trx),
    );
    expect(JSON.stringify(rows)).not.toContain(site.key);
  });

  it('cannot be seen, tested, switched or removed by another organization', async () => {
    const [{ accountId } = { accountId: '' }] = await listed();
    const body = { accountId };
    for (const answer of [
      server.call(calls.testAccount, { body }, stranger),
      server.call(calls.switchAccount, { body: { ...body, isOn: false } }, stranger),
      server.call(calls.replaceKey, { body: { ...body, apiKey: site.key } }, stranger),
      server.call(calls.saveCutOff, { body: { ...body, cutOff: null } }, stranger),
      server.call(calls.saveReportSecret, { body: { ...body, reportSecret: null } }, stranger),
      server.call(calls.saveTerms, { body: { ...body, voidDays: null, divisor: null } }, stranger),
      server.call(calls.renewWebhook, { body }, stranger),
      server.call(calls.removeAccount, { body }, stranger),
    ])
      expect(await answer).toMatchObject({ code: 404 });
    expect((await dataOf(server.call(calls.accountList, {}, stranger))).accounts).toEqual([]);
  });

  it('is asked together with the platform’s, and its label is billed to the client, not to the wallet', async () => {
    const quote = await buyer.quote();
    const rates = Object.fromEntries(quote.rates.map((rate) => [rate.serviceCode, rate]));
    expect(rates[own]).toMatchObject({
      carrierName: 'USPS',
      billedTo: 'account',
      amount: { minor: 758 + 10 * 61 },
      zone: 4,
      days: 4,
      serviceName: { en: 'USPS Ground Advantage' },
    });
    expect(rates.DEMO_GROUND).toMatchObject({ billedTo: 'wallet' });
    const before = await buyer.balance();
    const came = await dataOf(buyer.buy(quote, { service: own }));
    expect(came).toMatchObject({ state: 'BOUGHT', charged: { minor: 1_368 } });
    expect(await buyer.balance()).toEqual(before);
    expect(site.asked.at(-2)?.body).toMatchObject({
      shipment: { parcel: { length: 18, width: 14, height: 12, weight: 176 } },
    });
    const [label] = came.labels;
    const pdf = await server.send(
      labelsApi.calls.labelFile,
      { params: { labelId: label!.labelId }, query: { format: 'png' } },
      seller,
    );
    expect(await readSymbols(pdf.rawPayload)).toContainEqual(
      expect.objectContaining({ text: label!.trackingNumber }),
    );
  });

  it('that refuses its key does not affect other rates, and shows the reason here and on its page', async () => {
    const { key } = site;
    site.key = 'EZTKanother';
    const quote = await buyer.quote();
    expect(quote.rates.map(({ serviceCode }) => serviceCode)).toContain('DEMO_GROUND');
    expect(quote.messages).toMatchObject([
      { carrierName: 'Own EasyPost', message: { code: carrierMessages.unauthorized.code } },
    ]);
    expect(await listed()).toMatchObject([{ health: 'REFUSED' }]);
    site.key = key;
    const [{ accountId } = { accountId: '' }] = await listed();
    expect(await server.call(calls.testAccount, { body: { accountId } }, seller)).toMatchObject({
      data: { health: 'OK' },
    });
  });

  it('that is accepted again says so after the next rates, without a test', async () => {
    const { key } = site;
    site.key = 'EZTKanother';
    await buyer.quote();
    expect(await listed()).toMatchObject([{ health: 'REFUSED' }]);
    site.key = key;
    await buyer.quote();
    expect(await listed()).toMatchObject([{ health: 'OK', message: null }]);
  });

  it.each([500, 429])('that answers %i does not affect other rates', async (status) => {
    site.answers = [status];
    const quote = await buyer.quote();
    expect(quote.rates.map(({ accountId }) => accountId)).toContain('demo');
    expect(quote.messages).toHaveLength(1);
  });

  it('that is switched off is not asked; its rates can no longer be bought', async () => {
    const quote = await buyer.quote();
    const [{ accountId } = { accountId: '' }] = await listed();
    await server.call(calls.switchAccount, { body: { accountId, isOn: false } }, seller);
    const asked = site.asked.length;
    expect(await buyer.buy(quote, { service: own })).toMatchObject({ code: 409 });
    await buyer.quote();
    expect(site.asked.length).toBe(asked);
    await server.call(calls.switchAccount, { body: { accountId, isOn: true } }, seller);
  });

  it('is connected, given another key and removed by owners only; others test it and turn it on and off', async () => {
    const { pool } = server.platform.database;
    const setRole = (role: string) =>
      pool.query(`update person set role = $1 where email = 'seller@lading.test'`, [role]);
    const [{ accountId } = { accountId: '' }] = await listed();
    const body = { accountId };
    await setRole('member');
    for (const answer of [
      connect(),
      server.call(calls.replaceKey, { body: { ...body, apiKey: site.key } }, seller),
      server.call(calls.saveCutOff, { body: { ...body, cutOff: null } }, seller),
      server.call(calls.saveReportSecret, { body: { ...body, reportSecret: null } }, seller),
      server.call(calls.saveTerms, { body: { ...body, voidDays: null, divisor: null } }, seller),
      server.call(calls.renewWebhook, { body }, seller),
      server.call(calls.removeAccount, { body }, seller),
    ])
      expect(await answer).toMatchObject({ code: 403, reason: carrierMessages.ownersOnly.code });
    expect(await server.call(calls.accountList, {}, seller)).toMatchObject({
      data: { isAllowed: false, accounts: [{ accountId }] },
    });
    expect(await server.call(calls.testAccount, { body }, seller)).toMatchObject({ data: { health: 'OK' } });
    await setRole('owner');
    expect(await server.call(calls.accountList, {}, seller)).toMatchObject({ data: { isAllowed: true } });
  });

  it('is available to an unverified organization, unlike those of the platform (decision D14)', async () => {
    const ask = () => server.call(ratesApi.calls.quote, { body: workedExample }, unverified);
    expect(await ask()).toMatchObject({ code: 403 });
    await dataOf(connect(site.key, unverified));
    const { rates } = await dataOf(ask());
    expect(new Set(rates.map(({ billedTo }) => billedTo))).toEqual(new Set(['account']));
  });
});
