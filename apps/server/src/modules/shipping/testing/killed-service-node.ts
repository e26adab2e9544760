/**
 * A node that makes a carrier request other than labels and kills itself (`kill -9`) at a step of it, as a separate process; the test that
 * starts it passes a {@link KilledServiceNode} as its only argument.
 */
import { flushCompileCache } from 'node:module';
import type { Money } from '@lading/contracts/core';
import type { PoolConfig } from 'pg';
import { readConfig } from '../../../config.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database.ts';
import { openLog } from '../../../platform/open-log.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { addressChangeService } from '../address-changes/address-change.service.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { claimService } from '../claims/claim.service.ts';

/**
 * Where it is killed: `asked` before the request reaches the carrier, `answered` before its reply is read, `keeping` when the transaction
 * that stores the reply starts, `kept` within it after its work, `committed` after it.
 */
export const killedAt = ['asked', 'answered', 'keeping', 'kept', 'committed'] as const;

/** What it does: a person's click, or a scheduled round. */
type Act =
  | { do: 'order-change'; changeId: string; fee: Money }
  | { do: 'follow-changes' }
  | { do: 'submit-claim'; claimId: string }
  | { do: 'reply-claim'; claimId: string; messageKey: string }
  | { do: 'cancel-claim'; claimId: string }
  | { do: 'follow-claims' };

/** The instructions of such a node. */
export interface KilledServiceNode {
  connection: PoolConfig;
  dataDir: string;
  orgId: string;
  userId: string;
  act: Act;
  at: (typeof killedAt)[number];
  /** How far the test's clock is ahead. */
  aheadMs: number;
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};

async function actAndDie({
  connection,
  dataDir,
  orgId,
  userId,
  act,
  at,
  aheadMs,
}: KilledServiceNode): Promise<never> {
  const config = readConfig({ DATA_DIR: dataDir, LADING_SECRET: 'k'.repeat(40), LOG_LEVEL: 'error' });
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const real = openPlatform(config, connection, openLog('error'), clock);
  let isAnswered = false;
  const database: Database = {
    ...real.database,
    async asOrganization(owner, work) {
      if (!isAnswered) return real.database.asOrganization(owner, work);
      if (at === 'keeping') die();
      await real.database.asOrganization(owner, async (trx) => {
        await work(trx);
        if (at === 'kept') die();
      });
      return die();
    },
  };
  const dying =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (at === 'asked') die();
      const answer = await ask(...given);
      if (at === 'answered') die();
      isAnswered = true;
      return answer;
    };
  const accounts = fixedAccounts(
    platformCarriers(real).map((carrier): CarrierAdapter => {
      const { addressChanges, claims } = carrier;
      if (!addressChanges || !claims) return carrier;
      return {
        ...carrier,
        addressChanges: {
          ...addressChanges,
          order: dying(addressChanges.order),
          outcome: dying(addressChanges.outcome),
        },
        claims: {
          ...claims,
          file: dying(claims.file),
          reply: dying(claims.reply),
          cancel: dying(claims.cancel),
          standing: dying(claims.standing),
        },
      };
    }),
  );
  const platform = { ...real, database };
  const changes = addressChangeService(platform, accounts);
  const claims = claimService(platform, accounts);
  const context = {
    user: { orgId, userId },
    db: (work: Parameters<Database['asOrganization']>[1]) => database.asOrganization(orgId, work),
    audit: { tell: () => undefined },
    signal: new AbortController().signal,
  } as unknown as SignedInContext;
  if (act.do === 'order-change') await changes.request(context, act);
  if (act.do === 'follow-changes') await changes.followUp();
  if (act.do === 'submit-claim') await claims.submit(context, act.claimId);
  if (act.do === 'reply-claim') await claims.reply(context, { ...act, text: 'See the photo' });
  if (act.do === 'cancel-claim') await claims.cancel(context, act.claimId);
  if (act.do === 'follow-claims') await claims.followUp();
  throw new Error('It was not killed');
}

const [given] = process.argv.slice(2);
if (given !== undefined) {
  // Once it is killed, it cannot write what it has compiled.
  flushCompileCache();
  await actAndDie(JSON.parse(given) as KilledServiceNode);
}
