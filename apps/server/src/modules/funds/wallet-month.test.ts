import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { insertAttempt, insertConsent, lockConsent, usedInMonth } from './auto-top-up.store.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet } from './ledger.store.ts';
import { newReference, postageWallet } from './payment.service.ts';
import { insertPayment } from './payment.store.ts';
import { readBalance } from './wallet-balance.store.ts';
import { insertCrossing } from './wallet-crossing.store.ts';

const { server, other: person } = await twoOrganizations();
const { orgId, userId } = (await server.platform.tokens.read(person.accessToken))!;
const { database } = server.platform;

// In Havana the first of November 2020 began at 04:00 UTC, and at 05:00 UTC its clocks went back to midnight.
const times = [
  ['2020-11-01T03:30:00.000Z', 100],
  ['2020-11-01T04:30:00.000Z', 20],
  ['2020-11-01T05:30:00.000Z', 3],
] as const;
const asked = { timeZone: 'America/Havana', now: new Date('2020-11-15T12:00:00.000Z') };

it('counts the whole first hour of a month as spent in it where clocks are set back', async () => {
  await database.asOrganization(orgId, async (trx) => {
    for (const [time, minor] of times)
      await ledger({ now: () => new Date(time) }).settle(trx, {
        kind: 'fee',
        wallet: postageWallet,
        key: randomUUID(),
        cause: { kind: 'test', id: time },
        shares: [{ account: 'cash', minor }],
      });
    const balance = await readBalance(trx, postageWallet, asked);
    expect(balance?.monthSpend).toEqual({ minor: 23, currency: 'USD' });
  });
});

it('counts the whole first hour of a month against its cap of automatic top-ups', async () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  await database.asOrganization(orgId, async (trx) => {
    const { walletId, currency } = await lockWallet(trx, postageWallet);
    const method = 'demo';
    await insertConsent(trx, {
      threshold: usd(5_000),
      amount: usd(10_000),
      monthlyCap: usd(100_000),
      method,
      timeZone: asked.timeZone,
      isConsented: true,
      walletId,
      userId,
      now: new Date(times[0][0]),
    });
    const { consentId } = (await lockConsent(trx, walletId))!;
    for (const [time, minor] of times) {
      const payment = { walletId, currency, minor, method, userId, reference: newReference() } as const;
      const { paymentId } = await insertPayment(trx, payment);
      const crossingId = await insertCrossing(trx, walletId);
      await insertAttempt(trx, { crossingId, walletId, consentId, minor, paymentId, now: new Date(time) });
    }
    expect(await usedInMonth(trx, { walletId, ...asked })).toBe(23);
  });
});
