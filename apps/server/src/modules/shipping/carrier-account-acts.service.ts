import { randomBytes } from 'node:crypto';
import { errorCode, productService, type LocalizedText } from '@lading/contracts/core';
import {
  carrierMessages,
  mostCarrierAccounts,
  shippingMessages,
  type AccountCutOff,
  type AccountHealth,
  type AccountTerms,
  type CarrierAccount,
  type CarrierKeys,
  type CarrierNetwork,
  type CarrierWebhook,
} from '@lading/contracts/shipping';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound, refused, RequestError } from '../../platform/request-error.ts';
import type { SealedText } from '../../platform/sealed-text.ts';
import { isOwner } from '../identity/index.ts';
import { hasKey, isKeyFailure, unsealed } from './carrier-account-key.ts';
import {
  changeAccount,
  eraseAccount,
  hasOpenWork,
  hasUnknownPurchase,
  insertAccount,
  keepHealth,
  lockAccount,
  lockAccountList,
  readAccount,
  readAccounts,
  type AccountRow,
} from './carrier-account.store.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { networkKinds } from './carriers/networks/network-kinds.ts';

const proveMs = 10_000;
const byPerson: AttemptRule = { name: 'carrier keys', most: 20, windowSeconds: 600 };

const asAccount = (row: AccountRow): CarrierAccount => ({
  accountId: row.account_id,
  network: row.network,
  name: row.name,
  mode: row.mode,
  isOn: row.is_on,
  capabilities: [...networkKinds[row.network].capabilities],
  health: row.health,
  message: row.message,
  cutOff: row.cut_off,
  voidDays: row.void_days,
  divisor: row.divisor,
  ...(networkKinds[row.network].issuesReportSecret && {
    hasReportSecret: row.report_secret_sealed !== null,
  }),
  checkTime: row.checked_at.toISOString(),
  createTime: row.created_at.toISOString(),
});

async function requireAccountOwner(context: SignedInContext): Promise<void> {
  if (!(await isOwner(context))) throw new RequestError(errorCode.forbidden, carrierMessages.ownersOnly());
}

type Seals = Record<'keys' | 'webhooks' | 'reports', SealedText>;

/**
 * A person's operations on the accounts of the organization. Owners alone connect and remove accounts and change their credentials,
 * cut-offs and terms (decision records 0162, 0167 and 0174).
 */
export function accountActs(platform: Platform, { keys, webhooks, reports }: Seals) {
  const { clock, config } = platform;
  const limit = attemptLimit(platform);

  /** Tests an account with one request to its network. */
  async function health(
    network: CarrierNetwork,
    keyOf: () => string,
    signal: AbortSignal,
  ): Promise<{ health: AccountHealth; message: LocalizedText | null }> {
    const { title, prove } = networkKinds[network];
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(proveMs)]);
    try {
      await prove(config.carrierApis[network], keyOf(), inTime);
      return { health: 'OK', message: null };
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      return {
        health: isKeyFailure(error) ? 'REFUSED' : 'UNREACHABLE',
        message: failureText(error.failure, title),
      };
    }
  }

  /** @throws RequestError 400 when the network refuses the key or does not answer; 429 */
  async function proved({ user, signal }: SignedInContext, network: CarrierNetwork, apiKey: string) {
    await limit.count(byPerson, user.userId);
    const { title, modeOf } = networkKinds[network];
    const found = await health(network, () => apiKey, signal);
    if (found.health === 'REFUSED')
      throw fieldFault('apiKey', carrierMessages.keyRefused({ carrier: title }));
    if (found.health !== 'OK') throw refused(shippingMessages.carrierUnavailable({ carrier: title }));
    return modeOf(apiKey);
  }

  /**
   * A key belongs to one account: a second attempt after a lost reply must not add another, whose rates would be offered twice.
   * @throws RequestError 400
   */
  function refuseKnownKey(others: readonly AccountRow[], network: CarrierNetwork, apiKey: string): void {
    const same = others.find((row) => row.network === network && hasKey(keys, row, apiKey));
    if (same) throw fieldFault('apiKey', carrierMessages.keyConnected({ name: same.name }));
  }

  const webhookOf = (network: CarrierNetwork, accountId: string, secret: string): CarrierWebhook => {
    const path = `${productService('shipment')}/carrier/report/${accountId}`;
    return networkKinds[network].signsReports
      ? { path, secret }
      : { path: `${path}?token=${secret}`, secret: null };
  };
  const newSecret = () => randomBytes(24).toString('base64url');
  const told = ({ audit }: SignedInContext, row: AccountRow): CarrierAccount => {
    audit.tell({ detail: { id: row.account_id } });
    return asAccount(row);
  };
  const found = (row: AccountRow | undefined): AccountRow => {
    if (!row) throw notFound();
    return row;
  };

  return {
    list: async (context: SignedInContext) => ({
      accounts: (await context.db(readAccounts)).map(asAccount),
      isAllowed: await isOwner(context),
      networks: (Object.keys(networkKinds) as CarrierNetwork[]).map((network) => ({
        network,
        capabilities: [...networkKinds[network].capabilities],
      })),
    }),

    /** @throws RequestError 403 unless the caller is an owner; 400 for the key, also one of another account; 409 at the maximum number of accounts; 429 */
    async connect(context: SignedInContext, { network, name, apiKey }: CarrierKeys) {
      await requireAccountOwner(context);
      const mode = await proved(context, network, apiKey);
      const secret = newSecret();
      const given = { network, name, mode, created_by: context.user.userId, created_at: clock.now() };
      const row = await context.db(async (trx) => {
        const others = await lockAccountList(trx);
        refuseKnownKey(others, network, apiKey);
        if (others.length >= mostCarrierAccounts)
          throw conflict(carrierMessages.tooManyAccounts({ most: mostCarrierAccounts }));
        return insertAccount(trx, given, (accountId) => ({
          key_sealed: keys.seal(apiKey, accountId),
          webhook_secret_sealed: webhooks.seal(secret, accountId),
        }));
      });
      return { account: told(context, row), webhook: webhookOf(network, row.account_id, secret) };
    },

    /** @throws RequestError 403 unless the caller is an owner; 404; 400 for the key, also one of another account, or while only the present one can tell what was bought; 429 */
    async replaceKey(context: SignedInContext, { accountId, apiKey }: { accountId: string; apiKey: string }) {
      await requireAccountOwner(context);
      const present = found(await context.db((trx) => readAccount(trx, accountId)));
      const { network } = present;
      const mode = await proved(context, network, apiKey);
      const isOther = !hasKey(keys, present, apiKey);
      if (isOther && (await context.db((trx) => hasUnknownPurchase(trx, accountId)))) {
        const ofPresent = () => unsealed(keys, present.key_sealed, accountId);
        // A key that works no more cannot tell either: it may be replaced.
        if ((await health(network, ofPresent, context.signal)).health !== 'REFUSED')
          throw fieldFault('apiKey', carrierMessages.keyInUse());
      }
      const row = await context.db(async (trx) => {
        const others = (await lockAccountList(trx)).filter((one) => one.account_id !== accountId);
        refuseKnownKey(others, network, apiKey);
        const change = { mode, key_sealed: keys.seal(apiKey, accountId) };
        await changeAccount(trx, accountId, { ...change, ...(isOther && { key_since: clock.now() }) });
        return keepHealth(trx, accountId, { health: 'OK', message: null, now: clock.now() });
      });
      return told(context, found(row));
    },

    async test({ db, signal, user }: SignedInContext, accountId: string) {
      const row = found(await db((trx) => readAccount(trx, accountId)));
      await limit.count(byPerson, user.userId);
      const keyOf = () => unsealed(keys, row.key_sealed, accountId);
      const came = await health(row.network, keyOf, signal);
      return asAccount(found(await db((trx) => keepHealth(trx, accountId, { ...came, now: clock.now() }))));
    },

    async switch(context: SignedInContext, { accountId, isOn }: { accountId: string; isOn: boolean }) {
      return told(context, found(await context.db((trx) => changeAccount(trx, accountId, { is_on: isOn }))));
    },

    /** @throws RequestError 403 unless the caller is an owner; 404 */
    async saveCutOff(
      context: SignedInContext,
      { accountId, cutOff }: { accountId: string; cutOff: AccountCutOff | null },
    ) {
      await requireAccountOwner(context);
      const change = { cut_off: cutOff && JSON.stringify(cutOff) };
      return told(context, found(await context.db((trx) => changeAccount(trx, accountId, change))));
    },

    /** @throws RequestError 403 unless the caller is an owner; 404 */
    async saveTerms(
      context: SignedInContext,
      { accountId, voidDays, divisor }: AccountTerms & { accountId: string },
    ) {
      await requireAccountOwner(context);
      const change = { void_days: voidDays, divisor };
      return told(context, found(await context.db((trx) => changeAccount(trx, accountId, change))));
    },

    /** @throws RequestError 403 unless the caller is an owner; 404, also when the network of the account issues no such secret */
    async saveReportSecret(
      context: SignedInContext,
      { accountId, reportSecret }: { accountId: string; reportSecret: string | null },
    ) {
      await requireAccountOwner(context);
      const { network } = found(await context.db((trx) => readAccount(trx, accountId)));
      if (!networkKinds[network].issuesReportSecret) throw notFound();
      const change = { report_secret_sealed: reportSecret && reports.seal(reportSecret, accountId) };
      return told(context, found(await context.db((trx) => changeAccount(trx, accountId, change))));
    },

    /** @throws RequestError 403 unless the caller is an owner; 404 */
    async renewWebhook(context: SignedInContext, accountId: string): Promise<CarrierWebhook> {
      await requireAccountOwner(context);
      const secret = newSecret();
      const change = { webhook_secret_sealed: webhooks.seal(secret, accountId) };
      const row = found(await context.db((trx) => changeAccount(trx, accountId, change)));
      told(context, row);
      return webhookOf(row.network, accountId, secret);
    },

    /** @throws RequestError 403 unless the caller is an owner; 404; 409 while it has open work */
    async remove(context: SignedInContext, accountId: string): Promise<null> {
      await requireAccountOwner(context);
      await context.db(async (trx) => {
        const row = found(await lockAccount(trx, accountId));
        if (await hasOpenWork(trx, accountId)) throw refused(carrierMessages.accountOpen());
        await eraseAccount(trx, accountId, clock.now());
        told(context, row);
      });
      return null;
    },
  };
}
