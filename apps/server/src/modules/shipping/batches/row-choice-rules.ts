import { decimalText, type LocalizedText } from '@lading/contracts/core';
import {
  isService,
  shippingMessages,
  type BatchOffer,
  type Quote,
  type ServiceChoice,
} from '@lading/contracts/shipping';
import { postageWallet } from '../../funds/index.ts';

/** What carriers said besides their rates. */
type Said = Pick<Quote, 'ineligible' | 'messages'>;

/** A carrier without a delivery date sorts after all others. */
const never = '9999-12-31';

/** A batch has one total: offers in another currency are neither compared nor bought. */
const isSummed = ({ amount }: BatchOffer): boolean => amount.currency === postageWallet.currency;

/** The offer for a choice; undefined when it is not among those that a batch can buy. */
export const chosenOffer = (offers: readonly BatchOffer[], choice: ServiceChoice): BatchOffer | undefined =>
  meant(offers.filter(isSummed), choice);

type Named = Parameters<typeof isService>[0] & { accountId: string };

const isChosen = (service: Named, choice: ServiceChoice): boolean =>
  choice.rule === 'service'
    ? service.accountId === choice.accountId && service.serviceCode === choice.serviceCode
    : choice.rule === 'named' && isService(service, choice);

function meant(offers: readonly BatchOffer[], choice: ServiceChoice): BatchOffer | undefined {
  if (choice.rule === 'service' || choice.rule === 'named')
    return offers.find((offer) => isChosen(offer, choice));
  const byPrice = (one: BatchOffer, other: BatchOffer) => one.amount.minor - other.amount.minor;
  const bySpeed = (one: BatchOffer, other: BatchOffer) =>
    (one.deliverBy ?? never).localeCompare(other.deliverBy ?? never) || byPrice(one, other);
  const { atMost } = choice;
  const isWithin = ({ amount }: BatchOffer) =>
    !atMost || (amount.currency === atMost.currency && amount.minor <= atMost.minor);
  return offers.filter(isWithin).toSorted(choice.rule === 'cheapest' ? byPrice : bySpeed)[0];
}

/**
 * What the carrier of a chosen service said instead of any rate, for example that it cannot be reached. A service named by a person may be
 * one of a network with another name: then any account without rates may be the one.
 */
function saidInstead(offers: readonly BatchOffer[], choice: ServiceChoice, { ineligible, messages }: Said) {
  if (choice.rule !== 'service' && choice.rule !== 'named') return undefined;
  const answered = new Set([...offers, ...ineligible].map(({ accountId }) => accountId));
  const silent = messages.filter(({ accountId }) => accountId != null && !answered.has(accountId));
  if (choice.rule === 'service') return silent.find(({ accountId }) => accountId === choice.accountId);
  return silent.find(({ carrierName }) => carrierName === choice.carrierName) ?? silent[0];
}

/** Why none of the offers is chosen. @param said of the same quote, if it is at hand */
export function whyNone(
  offers: readonly BatchOffer[],
  choice: ServiceChoice,
  said: Said = { ineligible: [], messages: [] },
): LocalizedText {
  const { currency } = postageWallet;
  if (meant(offers, choice)) return shippingMessages.batchCurrency({ currency });
  const refusal = said.ineligible.find((service) => isChosen(service, choice))?.reason;
  if (refusal)
    return shippingMessages.serviceRefused({ reason: { en: refusal.message, zh: refusal.zhMessage } });
  const instead = saidInstead(offers, choice, said);
  if (instead) return instead.message;
  if (offers.length === 0) return said.messages[0]?.message ?? shippingMessages.noRates();
  return 'atMost' in choice && choice.atMost
    ? shippingMessages.aboveHighest({ amount: `${decimalText(choice.atMost)} ${choice.atMost.currency}` })
    : shippingMessages.serviceNotOffered();
}
