import { carrierAccountsApi, carrierMessages, labelsApi } from '@lading/contracts/shipping';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer } from './testing/buy-labels.ts';

const { connectAccount } = carrierAccountsApi.calls;
let site: Awaited<ReturnType<typeof easyPostSite>>;
let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;
let accountId = '';

const own = 'USPS.GroundAdvantage';
async function bought() {
  const answer = await buyer.buy(await buyer.quote(), { service: own });
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

beforeAll(async () => {
  site = await easyPostSite();
  server = await startTestServer({ LADING_EASYPOST_API: site.address });
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  const body = { network: 'easypost' as const, name: 'Own EasyPost', apiKey: site.key };
  const answer = await server.call(connectAccount, { body }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  ({ accountId } = answer.data.account);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

describe('an account removed in the meantime', () => {
  const remove = (client: Pick<PoolClient, 'query'>) =>
    client.query('update carrier_account set removed_at = now() where account_id = $1', [accountId]);
  afterEach(() =>
    server.platform.database.pool.query(
      'update carrier_account set removed_at = null where account_id = $1',
      [accountId],
    ),
  );

  it('sells no labels: nothing starts while it is being removed', async () => {
    const { pool } = server.platform.database;
    const quote = await buyer.quote();
    const before = site.sold().length;
    const remover = await pool.connect();
    await remover.query('begin');
    await remover.query('select from carrier_account where account_id = $1 for update', [accountId]);
    let isDone = false;
    const buying = buyer.buy(quote, { service: own }).finally(() => (isDone = true));
    await expect
      .poll(async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return isDone || rowCount === 1;
      })
      .toBe(true);
    await remove(remover);
    await remover.query('commit');
    remover.release();
    expect(await buying).toMatchObject({ code: 409, reason: carrierMessages.accountGone.code });
    expect(site.sold().length).toBe(before);
  });

  it('voids no labels, and says so', async () => {
    const { shipmentId } = await bought();
    await remove(server.platform.database.pool);
    expect(await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller)).toMatchObject({
      code: 409,
      reason: carrierMessages.accountOfLabelGone.code,
    });
  });

  it('leaves no purchase open forever: it reports that the account is gone', async () => {
    site.losesReply = true;
    const { purchaseId } = await bought();
    await remove(server.platform.database.pool);
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advance(61_000);
      await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
    }
    expect(await buyer.detail(purchaseId)).toMatchObject({
      state: 'NOT_BOUGHT',
      message: { code: carrierMessages.accountRemoved.code },
    });
  });
});
