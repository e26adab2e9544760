import { carrierMessages, shippingMessages } from '@lading/contracts/shipping';

const codesOf = (messages: readonly { code: string }[]): ReadonlySet<string> =>
  new Set(messages.map(({ code }) => code));

const toAnswer = codesOf([carrierMessages.busy, shippingMessages.carrierUnavailable]);
const toConnect = codesOf([
  carrierMessages.unauthorized,
  carrierMessages.keyUnreadable,
  shippingMessages.noCarriers,
]);

const toEdit = codesOf([
  shippingMessages.addressRefused,
  shippingMessages.unknownZip,
  shippingMessages.zipOfState,
  shippingMessages.noRecipient,
  shippingMessages.noSender,
  shippingMessages.fromUsOnly,
  shippingMessages.packagesIncomplete,
  shippingMessages.insuredAbove,
  shippingMessages.dollarsOnly,
  carrierMessages.notTaken,
  carrierMessages.says,
]);

/** Whether asking again may succeed after a message with this code: its carrier is busy, or cannot be reached. */
export const isPassing = (code: string | null | undefined): boolean => toAnswer.has(code ?? '');

/** Whether a person answers a message with this code in the settings of carrier accounts: a key to replace, or an account to connect. */
export const isOfAccounts = (code: string | null | undefined): boolean => toConnect.has(code ?? '');

/** Whether a person answers a message with this code in the order: its addresses, its packages and their value, or what its carrier says about these. */
export const isOfOrder = (code: string | null | undefined): boolean => toEdit.has(code ?? '');

/** Whether a message with this code means that a carrier gave no rates at all, not that its services do not take the shipment. */
export const isUnanswered = (code: string | null | undefined): boolean =>
  isPassing(code) || isOfAccounts(code);
