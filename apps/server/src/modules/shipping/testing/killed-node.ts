/**
 * A node that buys one label and kills itself (`kill -9`) at a step of the saga, as a separate process; the test that starts it passes a
 * {@link KilledNode} as its only argument.
 */
import { flushCompileCache } from 'node:module';
import type { PoolConfig } from 'pg';
import { readConfig } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { openLog } from '../../../platform/open-log.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import type { CarrierAdapter, CarrierPurchase } from '../carriers/carrier-adapter.ts';
import { purchaseService } from '../purchase.service.ts';
import { lockPurchase } from '../purchase.store.ts';
import { quoteService } from '../quote.service.ts';

/**
 * Where it is killed: `asked` before the carrier sells, `sold` before its reply is read, `settling` when the charging transaction starts,
 * `charging` within it before the charge, `charged` within it after the charge, `done` after its commit.
 */
export const killedAt = ['asked', 'sold', 'settling', 'charging', 'charged', 'done'] as const;

/** The instructions of such a node. */
export interface KilledNode {
  connection: PoolConfig;
  dataDir: string;
  orgId: string;
  purchaseId: string;
  at: (typeof killedAt)[number];
  /** How far the test's clock is ahead. */
  aheadMs: number;
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};

async function buyAndDie({
  connection,
  dataDir,
  orgId,
  purchaseId,
  at,
  aheadMs,
}: KilledNode): Promise<never> {
  /** Uses of the clock until the end, once the carrier has sold; the saga asks it as it settles, the ledger as it posts. */
  let uses = Number.POSITIVE_INFINITY;
  const clock: Clock = {
    now: () => {
      uses -= 1;
      return uses < 0 ? die() : new Date(Date.now() + aheadMs);
    },
  };
  const config = readConfig({ DATA_DIR: dataDir, LADING_SECRET: 'k'.repeat(40), LOG_LEVEL: 'error' });
  const platform = openPlatform(config, connection, openLog('error'), clock);
  const carriers = platformCarriers(platform).map((carrier): CarrierAdapter => ({
    ...carrier,
    async buy(order, signal) {
      if (at === 'asked') die();
      const bought = await carrier.buy(order, signal);
      if (at === 'sold') die();
      if (at === 'settling') uses = 0;
      if (at === 'charging') uses = 1;
      return at === 'charged' ? dyingOnSecondLook(bought) : bought;
    },
  }));
  const accounts = fixedAccounts(carriers);
  const { saga } = purchaseService(platform, accounts, quoteService(platform, accounts));
  const purchase = await platform.database.asOrganization(orgId, (trx) => lockPurchase(trx, purchaseId));
  await saga.run(purchase);
  return die();
}

/** Its packages are read before the charge, and again when the labels are stored. */
function dyingOnSecondLook(bought: CarrierPurchase): CarrierPurchase {
  let looks = 0;
  return {
    ...bought,
    get packages() {
      looks += 1;
      return looks > 1 ? die() : bought.packages;
    },
  };
}

const [given] = process.argv.slice(2);
if (given !== undefined) {
  // Once it is killed, it cannot write what it has compiled.
  flushCompileCache();
  await buyAndDie(JSON.parse(given) as KilledNode);
}
