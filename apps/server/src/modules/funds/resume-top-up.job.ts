import type { Platform } from '../../platform/platform.ts';
import { answerJob } from './auto-top-up.service.ts';
import { lockWalletById } from './ledger.store.ts';
import { restingTopUps } from './resume-top-up.store.ts';
import { insertCrossing } from './wallet-crossing.store.ts';

const restMs = 86_400_000;

/**
 * Retries top-ups of wallets that stay low: a day after a refusal, and in the month after the cap was reached. A balance that stays
 * below the threshold never crosses it again, so no crossing would start one. A failing wallet does not block the others.
 */
export async function resumeTopUps({
  clock,
  database,
  jobs,
  log,
}: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>): Promise<void> {
  const now = clock.now();
  const resting = { now, refusedBefore: new Date(now.getTime() - restMs) };
  for (const { orgId, walletId } of await database.asSystem((trx) => restingTopUps(trx, resting))) {
    try {
      await database.asOrganization(orgId, async (trx) => {
        await lockWalletById(trx, walletId);
        // Another node may have been first.
        if ((await restingTopUps(trx, { ...resting, walletId })).length === 0) return;
        const crossingId = await insertCrossing(trx, walletId);
        await jobs.add(trx, answerJob, { orgId, crossingId }, { attempts: 10, orgId });
      });
    } catch (error) {
      log.error({ err: error, walletId }, 'a top-up could not be asked for again');
    }
  }
}

/** Looks for them hourly. */
export function resumeTopUpsHourly(platform: Platform): void {
  platform.jobs.schedule('funds.resume-top-ups', '13 * * * *', () => resumeTopUps(platform));
}
