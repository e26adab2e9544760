import { decimalText, type Money } from '@lading/contracts/core';
import {
  fundsMessages,
  topUpFailuresMost,
  type AutoTopUpConsent,
  type AutoTopUpOffer,
} from '@lading/contracts/funds';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { isOwner, requireOwner } from '../identity/index.ts';
import { sendNotice, type Notice } from '../messages/index.ts';
import {
  dismissStopped,
  endAttempt,
  endConsent,
  insertAttempt,
  insertConsent,
  lockConsent,
  readAutoTopUp,
  setFailures,
  usedInMonth,
} from './auto-top-up.store.ts';
import { lockWallet, lockWalletById, type LockedWallet, type WalletName } from './ledger.store.ts';
import { creditPayment, newReference } from './payment.service.ts';
import { endPayment, insertPayment } from './payment.store.ts';
import type { ChargeAnswer, PaymentProvider } from './payment-provider.ts';
import {
  alertLimitOf,
  answerCrossing,
  insertCrossing,
  leftCrossings,
  lockCrossing,
  noteCrossingLook,
  openAttempt,
  type OpenAttempt,
  warehouseOfWallet,
} from './wallet-crossing.store.ts';

/** The database queues it under this name when a balance falls below a limit, see migration 0200. */
export const answerJob = jobKind(
  'funds.answer-crossing',
  z.object({ orgId: z.string(), crossingId: z.string() }),
  { asksOutside: true },
);

const chargeMs = 60_000;
/** An older job has ended with its node. */
const leftMs = 2 * 60_000;
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow a provider is. */
const roundMs = 50_000;

const written = (minor: number, currency: string): string =>
  `${decimalText({ minor, currency })} ${currency}`;

/**
 * Reacts to a balance that falls below a limit (decision 0054): the alert, and the agreed top-up. Each crossing is
 * handled once, despite kills and retries: the attempt is recorded, with the reference of the charge at the provider,
 * before the provider is asked, and the provider always gives the same answer for a reference.
 */
export function autoTopUpService(
  { clock, database, jobs, log }: Platform,
  { wallet, providers }: { wallet: WalletName; providers: readonly PaymentProvider[] },
) {
  const methods = providers.map(({ method }) => method);
  const tell = (trx: Trx, orgId: string, notice: Notice) =>
    sendNotice(trx, { orgId, now: clock.now() }, notice);

  const offer = async (trx: Trx, isAllowed: boolean): Promise<AutoTopUpOffer> => ({
    isAllowed,
    methods,
    setting: await readAutoTopUp(trx, await lockWallet(trx, wallet), clock.now()),
  });

  function requireCurrency(amounts: Readonly<Record<string, Money>>): void {
    for (const [field, { currency }] of Object.entries(amounts))
      if (currency !== wallet.currency)
        throw fieldFault(field, fundsMessages.otherCurrency({ currency: wallet.currency }));
  }

  /** Reports a balance that is still low. */
  async function alert(trx: Trx, orgId: string, { walletId, available, currency }: LockedWallet) {
    const limit = await alertLimitOf(trx, walletId);
    if (limit === null || available >= limit) return;
    const shown = { available: written(available, currency), limit: written(limit, currency) };
    const warehouse = await warehouseOfWallet(trx, walletId);
    if (warehouse !== undefined)
      return tell(trx, orgId, {
        title: fundsMessages.walletLowTitle({ ...shown, warehouse }),
        content: fundsMessages.walletLowText({ ...shown, warehouse }),
      });
    await tell(trx, orgId, {
      title: fundsMessages.lowTitle({ available: shown.available }),
      content: fundsMessages.lowText(shown),
    });
  }

  /** Records the attempt of a crossing, if the consent still requires one. */
  async function begin(trx: Trx, orgId: string, crossingId: string, held: LockedWallet): Promise<void> {
    const { walletId, currency, available } = held;
    const consent = await lockConsent(trx, walletId);
    if (!consent || available >= consent.threshold || !methods.includes(consent.method)) return;
    const { consentId, amount: minor, monthlyCap, timeZone, method, consentedBy } = consent;
    const now = clock.now();
    const attempt = { crossingId, walletId, consentId, minor, now };
    if ((await usedInMonth(trx, { walletId, timeZone, now })) + minor > monthlyCap) {
      await insertAttempt(trx, { ...attempt, paymentId: null });
      const content = fundsMessages.topUpCappedText({
        amount: written(minor, currency),
        cap: written(monthlyCap, currency),
      });
      return tell(trx, orgId, { title: fundsMessages.topUpCappedTitle(), content });
    }
    const { paymentId } = await insertPayment(trx, {
      walletId,
      currency,
      minor,
      method,
      userId: consentedBy,
      reference: newReference(),
      isAutomatic: true,
    });
    await insertAttempt(trx, { ...attempt, paymentId });
  }

  /** Stores the provider's answer. A repeated call changes nothing. */
  const keep = (orgId: string, attempt: OpenAttempt, answer: ChargeAnswer): Promise<void> =>
    database.asOrganization(orgId, async (trx) => {
      const { crossingId, paymentId, reference, minor, currency } = attempt;
      const crossing = await lockCrossing(trx, crossingId);
      const { walletId } = await lockWalletById(trx, crossing!.walletId);
      const at = clock.now();
      const amount = written(minor, currency);
      const consent = await lockConsent(trx, walletId);
      if (answer.state === 'paid') {
        if (!(await endAttempt(trx, crossingId, { state: 'PAID', message: null, at }))) return;
        await creditPayment(trx, clock, paymentId);
        if (consent) await setFailures(trx, consent.consentId, 0);
        // The consent of the attempt may have ended since.
        const threshold = written(attempt.threshold, currency);
        return tell(trx, orgId, {
          title: fundsMessages.toppedUpTitle({ amount }),
          content: fundsMessages.toppedUpText({ amount, threshold, reference }),
        });
      }
      if (!(await endAttempt(trx, crossingId, { state: 'REFUSED', message: answer.message, at }))) return;
      await endPayment(trx, paymentId, { state: 'CANCELLED', at });
      // A late refusal does not count against another consent.
      if (consent?.consentId !== attempt.consentId) return;
      const failures = consent.failures + 1;
      await setFailures(trx, consent.consentId, failures);
      if (failures < topUpFailuresMost)
        return tell(trx, orgId, {
          title: fundsMessages.topUpRefusedTitle(),
          content: fundsMessages.topUpRefusedText({ amount, failures, most: topUpFailuresMost }),
        });
      await endConsent(trx, walletId, { reason: 'failed', at });
      await tell(trx, orgId, {
        title: fundsMessages.topUpStoppedTitle(),
        content: fundsMessages.topUpStoppedText({ amount, failures }),
      });
    });

  /** Handles a crossing, or continues after a node was killed. @throws when the provider's answer is unknown: it is asked again */
  async function answer(orgId: string, crossingId: string): Promise<void> {
    const attempt = await database.asOrganization(orgId, async (trx) => {
      const crossing = await lockCrossing(trx, crossingId);
      if (!crossing) return undefined;
      if (!crossing.isAnswered) {
        const held = await lockWalletById(trx, crossing.walletId);
        await (crossing.kind === 'top-up' ? begin(trx, orgId, crossingId, held) : alert(trx, orgId, held));
        await answerCrossing(trx, crossingId, clock.now());
      }
      return openAttempt(trx, crossingId);
    });
    if (!attempt) return;
    const provider = providers.find(({ method }) => method === attempt.method);
    if (!provider) throw new Error(`No payment provider for ${attempt.method}`);
    const { reference, minor, currency } = attempt;
    const order = { reference, amount: { minor, currency } };
    await keep(orgId, attempt, await provider.charge(order, AbortSignal.timeout(chargeMs)));
  }

  /** Handles unfinished crossings. One without a provider's answer does not block the others. */
  async function answerLeft(most = mostAtOnce): Promise<void> {
    const now = clock.now();
    const end = performance.now() + roundMs;
    const left = { before: new Date(now.getTime() - leftMs), most };
    for (const { orgId, crossingId } of await database.asSystem((trx) => leftCrossings(trx, left))) {
      if (performance.now() > end) return;
      try {
        await database.asOrganization(orgId, (trx) => noteCrossingLook(trx, crossingId, now));
        await answer(orgId, crossingId);
      } catch (error) {
        log.warn({ err: error, crossingId }, 'an automatic top-up is still open');
      }
    }
  }

  return {
    answer,
    async offer(context: SignedInContext): Promise<AutoTopUpOffer> {
      const isAllowed = await isOwner(context);
      return context.db((trx) => offer(trx, isAllowed));
    },

    /** Records an owner's consent, replacing an earlier one. @throws RequestError 403; 400 for a method not offered or another currency */
    async save(context: SignedInContext, consent: AutoTopUpConsent): Promise<AutoTopUpOffer> {
      await requireOwner(context);
      const { db, user, idempotencyKey: key } = context;
      if (!methods.includes(consent.method)) throw fieldFault('method', fundsMessages.methodNotOffered());
      const { threshold, amount, monthlyCap } = consent;
      requireCurrency({ threshold, amount, monthlyCap });
      return db((trx) =>
        once(trx, { id: 'funds.saveAutoTopUp', key }, async () => {
          const now = clock.now();
          const { walletId, available } = await lockWallet(trx, wallet);
          await endConsent(trx, walletId, { reason: 'replaced', at: now });
          await insertConsent(trx, { ...consent, walletId, userId: user.userId, now });
          if (available < threshold.minor) {
            const given = { orgId: user.orgId, crossingId: await insertCrossing(trx, walletId) };
            await jobs.add(trx, answerJob, given, { attempts: 10, orgId: user.orgId });
          }
          return offer(trx, true);
        }),
      );
    },

    /** Ends the consent, for an owner as well (decision 0157). @throws RequestError 403 */
    async stop(context: SignedInContext): Promise<AutoTopUpOffer> {
      await requireOwner(context);
      return context.db(async (trx) => {
        const { walletId } = await lockWallet(trx, wallet);
        await endConsent(trx, walletId, { reason: 'turned-off', at: clock.now() });
        await dismissStopped(trx, walletId);
        return offer(trx, true);
      });
    },

    answerLeft,
  };
}

/** The return type of {@link autoTopUpService}. */
export type AutoTopUps = ReturnType<typeof autoTopUpService>;
