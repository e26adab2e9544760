import { shippingMessages, type Quote, type QuoteRequest } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { readRecipientCheck } from '../orders/index.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter, type CarrierRequest } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { usualAddress } from './address-book.store.ts';
import { standInPackages, type SourcedPackages } from './proposed-package.service.ts';
import {
  insertQuote,
  readLatestSender,
  readOrderFacts,
  removeOldQuotes,
  type OrderFacts,
} from './quote.store.ts';
import type { KeptRates } from './quote.table.ts';
import { markedRates } from './rate-mark-rules.ts';
import { markupOn, withMarkup } from './markup-rules.ts';
import { readMarkups } from './markup.store.ts';
import { extrasOf } from './quote-extras.service.ts';
import { completeRelabel } from './relabel.service.ts';
import { readOutbound } from './return.store.ts';
import { isVerified, requireVerified } from './require-verified.ts';
import { carrierDays, firstDay } from './ship-date-rules.ts';
import { readSettings } from './shipping-defaults.store.ts';

/** Time limit for rates at a carrier. */
const rateMs = 8_000;
const keptMs = 24 * 3_600_000;
/** How long an expired quote without a purchase is stored. */
const unboughtMs = 14 * 24 * 3_600_000;

const notRelabeled = { relabeledPackages: null, before: undefined, sent: null };
const noReferences: readonly string[] = [];

/** What a further label of a shipment takes from it, and may not be given: where it goes, and for another label packages and goods. */
function contraryField({ returnOf, relabelOf, ...given }: QuoteRequest) {
  const isGiven = (field: keyof typeof given): boolean => given[field] !== undefined;
  if (relabelOf !== undefined) return (['packages', 'from', 'to', 'goods'] as const).find(isGiven);
  if (returnOf !== undefined) return (['from', 'to'] as const).find(isGiven);
  return undefined;
}

/** The caller; a batch asks in the background. */
export type QuoteContext = Pick<SignedInContext, 'db' | 'signal'> & { user: { orgId: string } };

/** See {@link quoteService}. */
export type QuoteService = ReturnType<typeof quoteService>;

/** Asks every carrier account for rates (shipping design, "Rate calculator"). */
export function quoteService(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  accounts: CarrierAccounts,
) {
  /** The markup of the platform's accounts among some; an account of a client has none. */
  function markupsOf(carriers: readonly CarrierAdapter[]) {
    const ours = carriers.filter(({ ownedBy }) => ownedBy === 'platform');
    const ids = ours.map(({ accountId }) => accountId);
    return database.asSystem((trx) => readMarkups(trx, ids));
  }

  /**
   * Asks all carriers at once, each for its ship date; a failing one leaves a message and the others' rates. Rates include the current
   * markup.
   */
  async function ask(
    asked: readonly { carrier: CarrierAdapter; day: string }[],
    request: CarrierRequest,
    signal: AbortSignal,
  ): Promise<KeptRates> {
    const markups = await markupsOf(asked.map(({ carrier }) => carrier));
    const answers = await Promise.all(
      asked.map(async ({ carrier, day }): Promise<KeptRates> => {
        const named = { accountId: carrier.accountId, carrierName: carrier.name };
        const billedTo = carrier.ownedBy === 'client' ? ('account' as const) : ('wallet' as const);
        const terms = markups.get(carrier.accountId);
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(rateMs)]);
        try {
          const { rates, ineligible, messages } = await carrier.rate({ ...request, shipDate: day }, inTime);
          return {
            rates: rates.map((rate) => ({
              rateId: `${carrier.accountId}:${rate.serviceCode}`,
              ...named,
              billedTo,
              ...withMarkup(rate, markupOn(rate.amount, request.packages.length, terms)),
              ...(day !== request.shipDate && { shipDate: day }),
              marks: [],
            })),
            ineligible: ineligible.map((one) => ({ ...named, ...one })),
            messages: messages.map((message) => ({ ...named, message })),
          };
        } catch (error) {
          const failure = error instanceof CarrierError ? error.failure : undefined;
          if (!failure && !inTime.aborted) throw error;
          const message = failureText(failure, carrier.name);
          return { rates: [], ineligible: [], messages: [{ ...named, message }] };
        }
      }),
    );
    const messages = answers.flatMap((answer) => answer.messages);
    const rates = markedRates(answers.flatMap((answer) => answer.rates));
    if (asked.length === 0) messages.push({ carrierName: null, message: shippingMessages.noCarriers() });
    return { rates, ineligible: answers.flatMap((answer) => answer.ineligible), messages };
  }

  /** A return goes from the recipient to the return address. @throws RequestError 404, 409 */
  async function completeReturn(trx: Trx, returnOf: string, given: QuoteRequest) {
    const out = await readOutbound(trx, returnOf);
    if (!out) throw notFound();
    const { recipient: from, shipmentNo } = out;
    const to = (await usualAddress(trx, 'return')) ?? out.sender;
    if (!out.isReturnable || !from || !to) throw conflict(shippingMessages.noReturn({ shipmentNo }));
    const packages = given.packages ?? out.packages;
    const packagesFrom = given.packages ? ('given' as const) : ('order' as const);
    const ofOrder = { orderId: out.orderId, orderVersion: null, references: noReferences };
    return { packages, packagesFrom, from, to, ...ofOrder, ...notRelabeled, sent: out.goods };
  }

  /** The given packages, those of the order, or proposed ones. @throws RequestError 400 when only some of them are known */
  async function packagesOf(
    trx: Trx,
    { packages, orderId }: QuoteRequest,
    order: OrderFacts | undefined,
  ): Promise<SourcedPackages> {
    if (packages) return { packages, packagesFrom: 'given' };
    // A proposed box can replace the only package; for several it would mean fewer labels than parcels.
    if (order && order.incomplete.length > 0 && order.packages.length + order.incomplete.length > 1) {
      const numbers = order.incomplete.join(', ');
      throw fieldFault('packages', shippingMessages.packagesIncomplete({ packages: numbers }));
    }
    if (!order || orderId === undefined || order.packages.length > 0)
      return { packages: order?.packages ?? [], packagesFrom: 'order' };
    return standInPackages(trx, orderId, order);
  }

  /** @throws RequestError 404 for an order of another organization, 400 naming what is missing, or given although the shipment says it */
  async function complete(trx: Trx, given: QuoteRequest) {
    if (given.returnOf !== undefined && given.relabelOf !== undefined)
      throw fieldFault('relabelOf', shippingMessages.returnOrRelabel());
    const contrary = contraryField(given);
    if (contrary) throw fieldFault(contrary, shippingMessages.givenByShipment({ field: contrary }));
    if (given.returnOf !== undefined) return completeReturn(trx, given.returnOf, given);
    if (given.relabelOf !== undefined) return completeRelabel(trx, given.relabelOf);
    const order = given.orderId === undefined ? undefined : await readOrderFacts(trx, given.orderId);
    if (given.orderId !== undefined && !order) throw notFound();
    const { packages, packagesFrom } = await packagesOf(trx, given, order);
    if (packages.length === 0) throw fieldFault('packages', shippingMessages.noPackages());
    const to = given.to ?? order?.recipient;
    if (!to?.countryCode) throw fieldFault('to', shippingMessages.noRecipient());
    const from =
      given.from ?? order?.sender ?? (await usualAddress(trx, 'sender')) ?? (await readLatestSender(trx));
    if (!from?.countryCode) throw fieldFault('from', shippingMessages.noSender());
    const ofOrder = {
      orderId: given.orderId ?? null,
      orderVersion: order?.version ?? null,
      references: order?.references ?? noReferences,
    };
    return { packages, packagesFrom, from, to, ...ofOrder, ...notRelabeled };
  }

  return {
    ask,

    /** Deletes quotes without a purchase some weeks after they expired. */
    async tidyUp(): Promise<void> {
      const before = new Date(clock.now().getTime() - unboughtMs);
      while (await database.asSystem((trx) => removeOldQuotes(trx, before)));
    },

    /** Rates for an order or for packages, stored for a day. @throws RequestError */
    async quote({ db, user, signal }: QuoteContext, quoteRequest: QuoteRequest): Promise<Quote> {
      const inUse = await accounts.inUse(user.orgId);
      const { parties, packagesFrom, references, extras, ofQuote, carriers, settings, isHome, signature } =
        await db(async (trx) => {
          const { orderVersion, packagesFrom, relabeledPackages, before, references, ...known } =
            await complete(trx, quoteRequest);
          const { orderId, sent, ...completed } = known;
          // Their own accounts can be used without verification (decision D14).
          const own = inUse.filter(({ ownedBy }) => ownedBy === 'client');
          const isOpen = own.length > 0 && !(await isVerified(trx, user.orgId));
          if (!isOpen) await requireVerified(trx, user.orgId);
          const day = quoteRequest.shipDate ?? clock.now().toISOString().slice(0, 10);
          const border = { ...completed, orderId, sent, isReturn: quoteRequest.returnOf !== undefined, day };
          const extras = await extrasOf(trx, border, quoteRequest, before);
          const used = isOpen ? own : inUse;
          const isToRecipient = quoteRequest.to === undefined && quoteRequest.returnOf === undefined;
          const check = orderId !== null && isToRecipient ? await readRecipientCheck(trx, orderId) : null;
          return {
            parties: completed,
            packagesFrom,
            references,
            extras,
            ofQuote: { orderId, orderVersion, relabeledPackages },
            carriers: used,
            isHome: before?.residential ?? check?.residential ?? !completed.to.company,
            signature:
              quoteRequest.signature === 'none' && before ? before.signature : quoteRequest.signature,
            settings: await readSettings(trx),
          };
        });
      const now = clock.now();
      const days = carrierDays({ now, asked: quoteRequest.shipDate }, carriers, settings.cutOff);
      if (days.length > 0 && days.every(({ isOver }) => isOver))
        throw fieldFault('shipDate', shippingMessages.shipDatePast());
      const {
        day: shipDate,
        isAfterCutOff,
        isDayOff,
      } = firstDay(days) ?? {
        day: quoteRequest.shipDate ?? now.toISOString().slice(0, 10),
        isAfterCutOff: false,
        isDayOff: false,
      };
      const request: CarrierRequest = {
        ...parties,
        returnTo: await db((trx) => usualAddress(trx, 'return')),
        shipDate,
        residential: quoteRequest.residential ?? isHome,
        signature,
        insurance: quoteRequest.insurance ?? null,
        ...(references.length > 0 && { references }),
        ...(quoteRequest.returnOf !== undefined && { isReturn: true }),
        ...extras,
      };
      const rates = await ask(days, request, signal);
      const expiresAt = new Date(now.getTime() + keptMs);
      const sources = { returnOf: quoteRequest.returnOf ?? null, relabelOf: quoteRequest.relabelOf ?? null };
      const quoteId = await db((trx) =>
        insertQuote(trx, { ...ofQuote, ...sources, request, rates, expiresAt, now }),
      );
      return {
        quoteId,
        orderId: ofQuote.orderId,
        expiresAt: expiresAt.toISOString(),
        shipDate,
        isAfterCutOff,
        isDayOff,
        ...parties,
        packagesFrom,
        residential: request.residential,
        declarationFault: ofQuote.orderId === null ? extras.customsMissing : undefined,
        ...rates,
      };
    },
  };
}
