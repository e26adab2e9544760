import { fundsApi, fundsMessages, operatorFundsApi } from '@lading/contracts/funds';
import { messagesApi } from '@lading/contracts/messages';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations({
  LADING_OPERATOR_TOKEN: 'operator-of-the-payment-tests-4c1e',
});
const operator = { authorization: 'Bearer operator-of-the-payment-tests-4c1e' };
const { postageBalance, postagePage, explainTransaction, topUp, paymentPage, cancelTopUp, setLowBalance } =
  fundsApi.calls;

const usd = (minor: number) => ({ minor, currency: 'USD' });
const availableOf = async (caller: Caller) =>
  (await dataOf(server.call(postageBalance, { query: {} }, caller))).available.minor;
const ask = (caller: Caller, minor: number, method: 'bank-transfer' | 'demo', key: string) =>
  dataOf(server.call(topUp, { body: { amount: usd(minor), method } }, caller, { 'idempotency-key': key }));
const confirm = (reference: string) =>
  server.call(operatorFundsApi.calls.confirmPayment, { params: { reference } }, undefined, operator);
const reverse = (reference: string) =>
  server.call(operatorFundsApi.calls.reversePayment, { params: { reference } }, undefined, operator);

describe('a top-up by bank transfer', () => {
  it('is credited when an operator confirms it, and only once', async () => {
    const before = await availableOf(seller);
    const asked = await ask(seller, 12_345, 'bank-transfer', 'transfer-key-0001');
    expect(asked).toMatchObject({ state: 'PENDING', amount: usd(12_345) });
    expect(asked.payAt).toBeUndefined();
    expect(await availableOf(seller)).toBe(before);
    const pending = await dataOf(
      server.call(operatorFundsApi.calls.pendingPayments, {}, undefined, operator),
    );
    expect(pending.map(({ reference }) => reference)).toContain(asked.reference);
    await Promise.all([confirm(asked.reference), confirm(asked.reference), confirm(asked.reference)]);
    expect(await confirm(asked.reference)).toMatchObject({ result: 'OK', data: { state: 'PAID' } });
    expect(await availableOf(seller)).toBe(before + 12_345);
  });

  it('requested twice under one key is one payment', async () => {
    const one = await ask(seller, 700, 'bank-transfer', 'twice-key-000001');
    expect((await ask(seller, 700, 'bank-transfer', 'twice-key-000001')).paymentId).toBe(one.paymentId);
  });

  it('can be canceled until it is paid, and is then not credited', async () => {
    const asked = await ask(seller, 900, 'bank-transfer', 'cancel-key-00001');
    const body = { paymentId: asked.paymentId };
    expect(await server.call(cancelTopUp, { body }, other)).toMatchObject({ result: 'ERR', code: 404 });
    expect(await dataOf(server.call(cancelTopUp, { body }, seller))).toMatchObject({ state: 'CANCELLED' });
    expect(await confirm(asked.reference)).toMatchObject({
      result: 'ERR',
      code: 409,
      reason: fundsMessages.canceledPayment.code,
    });
  });

  it('that did not arrive after all is reversed, once, and its organization is notified', async () => {
    const before = await availableOf(seller);
    const { reference, paymentId } = await ask(seller, 8_000, 'bank-transfer', 'reverse-key-0001');
    expect(await reverse(reference)).toMatchObject({
      code: 409,
      reason: fundsMessages.nothingToReverse.code,
    });
    await confirm(reference);
    const answers = await Promise.all([reverse(reference), reverse(reference)]);
    for (const answer of answers) expect(answer).toMatchObject({ data: { state: 'REVERSED' } });
    expect(await availableOf(seller)).toBe(before);
    expect(await confirm(reference)).toMatchObject({ code: 409, reason: fundsMessages.reversedPayment.code });
    expect(await server.call(cancelTopUp, { body: { paymentId } }, seller)).toMatchObject({
      code: 409,
      reason: fundsMessages.settled.code,
    });
    const { records } = await dataOf(server.call(postagePage, { query: { search: reference } }, seller));
    expect(records).toMatchObject([
      { kind: 'reversal', amount: usd(-8_000) },
      { kind: 'top-up', amount: usd(8_000) },
    ]);
    const messages = await dataOf(
      server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller),
    );
    const told = messages.page.records.filter(({ contentEn }) => contentEn?.includes(reference));
    expect(told.map(({ titleEn }) => titleEn)).toEqual(['A payment was reversed: 80.00 USD']);
  });

  it('with another received amount is credited with that, once, and its organization is notified', async () => {
    const before = await availableOf(seller);
    const { reference } = await ask(seller, 10_000, 'bank-transfer', 'differs-key-0001');
    const receive = (amount: { minor: number; currency: string }) =>
      server.call(
        operatorFundsApi.calls.receivePayment,
        { params: { reference }, body: { amount } },
        undefined,
        operator,
      );
    for (const amount of [usd(0), { minor: 500, currency: 'EUR' }])
      expect(await receive(amount)).toMatchObject({ code: 400 });
    const answers = await Promise.all([receive(usd(9_750)), receive(usd(9_750))]);
    for (const answer of answers)
      expect(answer).toMatchObject({ data: { state: 'PAID', amount: usd(9_750) } });
    expect(await receive(usd(9_800))).toMatchObject({ code: 409, reason: fundsMessages.settled.code });
    expect(await availableOf(seller)).toBe(before + 9_750);
    expect(await dataOf(server.call(paymentPage, { query: { search: reference } }, seller))).toMatchObject({
      records: [{ state: 'PAID', amount: usd(9_750) }],
    });
    const { page } = await dataOf(
      server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller),
    );
    expect(page.records.find(({ contentEn }) => contentEn?.includes(reference))?.contentEn).toContain(
      '97.50 USD arrived for the payment',
    );
    const { findings } = await dataOf(
      server.call(operatorFundsApi.calls.checkBooks, {}, undefined, operator),
    );
    expect(findings.uncredited).toEqual([]);
    await reverse(reference);
    expect(await availableOf(seller)).toBe(before);
  });

  it('can be reversed by an operator only', async () => {
    const { reference } = await ask(other, 5_000, 'bank-transfer', 'reverse-key-0002');
    await confirm(reference);
    const available = await availableOf(other);
    const answer = await server.call(operatorFundsApi.calls.reversePayment, { params: { reference } }, other);
    expect(answer).toMatchObject({ result: 'ERR' });
    await reverse(reference);
    expect(await availableOf(other)).toBe(available - 5_000);
  });

  it('can be confirmed by an operator only', async () => {
    const { reference } = await ask(seller, 900, 'bank-transfer', 'nobody-key-00001');
    const answer = await server.call(
      operatorFundsApi.calls.confirmPayment,
      { params: { reference } },
      seller,
    );
    expect(answer).toMatchObject({ result: 'ERR' });
    expect(await dataOf(server.call(paymentPage, { query: { search: reference } }, seller))).toMatchObject({
      records: [{ state: 'PENDING' }],
    });
  });

  it('refuses zero, negative amounts and another currency', async () => {
    for (const amount of [usd(0), usd(-5), { minor: 500, currency: 'EUR' }]) {
      const answer = await server.call(topUp, { body: { amount, method: 'bank-transfer' } }, seller);
      expect(answer).toMatchObject({ result: 'ERR', code: 400 });
    }
  });

  it('is limited to fifty pending ones, even with concurrent requests', async () => {
    const body = { amount: usd(700), method: 'bank-transfer' as const };
    const replies = await Promise.all(Array.from({ length: 53 }, () => server.call(topUp, { body }, other)));
    const refused = replies.filter(({ result }) => result !== 'OK');
    expect(refused).toHaveLength(3);
    for (const reply of refused)
      expect(reply).toMatchObject({ code: 409, reason: fundsMessages.manyPending.code });
    const [first] = replies.filter((reply) => reply.result === 'OK');
    await server.call(cancelTopUp, { body: { paymentId: first!.data.paymentId } }, other);
    expect(await server.call(topUp, { body }, other)).toMatchObject({ result: 'OK' });
  });
});

describe('the payment page of the demo', () => {
  it('credits the wallet when the payer confirms there, and refuses another site’s form', async () => {
    const before = await availableOf(seller);
    const { payAt = '', reference } = await ask(seller, 2_500, 'demo', 'demo-key-0000001');
    const shown = await server.app.inject({ url: payAt });
    expect(shown.body).toContain('25.00 USD');
    const pay = (site: string) =>
      server.app.inject({
        method: 'POST',
        url: payAt,
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await pay('cross-site')).statusCode).not.toBe(303);
    expect(await availableOf(seller)).toBe(before);
    expect((await pay('same-origin')).statusCode).toBe(303);
    await pay('same-origin');
    expect(await availableOf(seller)).toBe(before + 2_500);
    expect((await server.app.inject({ url: `/demo/payment/${reference}` })).body).toContain('Paid');
    expect((await server.app.inject({ url: payAt, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });
});

describe('the statement', () => {
  it('lists balance changes with the balance after each, and explains them', async () => {
    const { records } = await dataOf(server.call(postagePage, { query: {} }, seller));
    const { available, held } = await dataOf(server.call(postageBalance, { query: {} }, seller));
    expect(records[0]?.balance.minor).toBe(available.minor + held.minor);
    for (const [at, line] of records.entries()) {
      const earlier = records[at + 1]?.balance.minor ?? line.balance.minor - line.amount.minor;
      expect(line.balance.minor - line.amount.minor).toBe(earlier);
      const told = await dataOf(
        server.call(explainTransaction, { params: { transactionId: line.transactionId } }, seller),
      );
      expect(told.entries.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(0);
    }
  });

  it('finds a line by its transaction, as used in links from elsewhere', async () => {
    const { records } = await dataOf(server.call(postagePage, { query: {} }, seller));
    const { transactionId } = records.at(-1)!;
    const found = await dataOf(server.call(postagePage, { query: { search: transactionId } }, seller));
    expect(found.records.map((line) => line.transactionId)).toContain(transactionId);
    const theirs = await dataOf(server.call(postagePage, { query: { search: transactionId } }, other));
    expect(theirs.records.map((line) => line.transactionId)).not.toContain(transactionId);
  });

  it('can be filtered by the kinds of wallet charges only', async () => {
    const query = { kind: 'dividend' as never };
    expect(await server.call(postagePage, { query }, seller)).toMatchObject({ code: 400 });
  });

  it('is hidden from other organizations', async () => {
    const { records } = await dataOf(server.call(postagePage, { query: {} }, seller));
    const transactionId = records[0]!.transactionId;
    expect(await server.call(explainTransaction, { params: { transactionId } }, other)).toMatchObject({
      code: 404,
    });
    const theirs = await dataOf(server.call(postagePage, { query: {} }, other));
    expect(theirs.records.some((line) => line.transactionId === transactionId)).toBe(false);
  });
});

it('stores the balance below which the owners are notified', async () => {
  const set = (lowBalance: { minor: number; currency: string } | null) =>
    dataOf(server.call(setLowBalance, { body: { lowBalance } }, seller));
  expect((await set(usd(5_000))).lowBalance).toEqual(usd(5_000));
  expect((await set(null)).lowBalance).toBeNull();
});
