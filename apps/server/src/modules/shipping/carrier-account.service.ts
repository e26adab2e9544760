import { accountPickups } from './account-cut-off-rules.ts';
import { withBillableWeights } from './account-terms-rules.ts';
import { accountActs } from './carrier-account-acts.service.ts';
import { carrierCallRecord } from './calls/carrier-call-record.service.ts';
import { isKeyFailure, unsealed } from './carrier-account-key.ts';
import { keepHealth, readAccount, readAccounts, type AccountRow } from './carrier-account.store.ts';
import { fixedAccounts, platformCarriers, type CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { withNamedActs } from './carriers/networks/named-acts.ts';
import { networkKinds } from './carriers/networks/network-kinds.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealedText } from '../../platform/sealed-text.ts';

const fivePm = 17 * 60;
/** Until parcels are handed over, for an account without a cut-off of its own. */
const usualCutOff = {
  timeZone: 'America/Los_Angeles',
  minutes: [null, fivePm, fivePm, fivePm, fivePm, fivePm, null],
};

/** See {@link carrierAccountService}. */
export type CarrierAccountService = ReturnType<typeof carrierAccountService>;

/** Clients' own carrier accounts: connected after a check of their key, stored encrypted, used together with the platform's (decision 0042). */
export function carrierAccountService(platform: Platform): CarrierAccounts & {
  /** The account that a report is for, and its organization. */
  reporting(accountId: string): Promise<{ orgId: string; carrier: CarrierAdapter } | undefined>;
  acts: ReturnType<typeof accountActs>;
} {
  const { clock, config, database, secrets } = platform;
  const keys = sealedText(secrets, 'carrier account');
  const webhooks = sealedText(secrets, 'carrier webhook');
  const reports = sealedText(secrets, 'carrier report');
  const common = fixedAccounts(platformCarriers(platform));
  const record = carrierCallRecord(platform);

  /** An account with its credentials. A refusal is stored, so that its page shows it, and cleared once the account is accepted. */
  function opened(row: AccountRow): CarrierAdapter {
    const { account_id: accountId, org_id: orgId, network, void_days: voidDays, divisor } = row;
    const keep = (found: Pick<AccountRow, 'health' | 'message'>) =>
      database.asOrganization(orgId, (trx) => keepHealth(trx, accountId, { ...found, now: clock.now() }));
    const ofNetwork = networkKinds[network].open({
      accountId,
      orgId,
      name: row.name,
      api: config.carrierApis[network],
      cutOff: usualCutOff,
      clock,
      record: record({ orgId, accountId }),
      get apiKey() {
        return unsealed(keys, row.key_sealed, accountId);
      },
      get webhookSecret() {
        return unsealed(webhooks, row.webhook_secret_sealed, accountId);
      },
      get reportSecret() {
        const { report_secret_sealed: sealed } = row;
        return sealed === null ? null : unsealed(reports, sealed, accountId);
      },
    });
    const adapter = withNamedActs(ofNetwork);
    return {
      ...adapter,
      keySince: row.key_since,
      ...(row.cut_off && accountPickups(row.cut_off)),
      ...(voidDays !== null && { voidDays: () => voidDays }),
      async rate(request, signal) {
        try {
          const answer = await adapter.rate(request, signal);
          if (row.health !== 'OK') await keep({ health: 'OK', message: null });
          return withBillableWeights(answer, request, divisor);
        } catch (error) {
          if (error instanceof CarrierError && isKeyFailure(error)) {
            const message = failureText(error.failure, row.name);
            await keep({ health: 'REFUSED', message });
          }
          throw error;
        }
      },
    };
  }

  return {
    async inUse(orgId) {
      const own = await database.asOrganization(orgId, readAccounts);
      return [...(await common.inUse(orgId)), ...own.filter((row) => row.is_on).map(opened)];
    },
    async find(orgId, accountId) {
      const ours = await common.find(orgId, accountId);
      if (ours) return ours;
      const row = await database.asOrganization(orgId, (trx) => readAccount(trx, accountId));
      return row && opened(row);
    },
    async reporting(accountId) {
      const row = await database.asSystem((trx) => readAccount(trx, accountId));
      return row && { orgId: row.org_id, carrier: opened(row) };
    },
    acts: accountActs(platform, { keys, webhooks, reports }),
  };
}
