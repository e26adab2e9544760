import { decimalText, moneyOf, type Money } from '@lading/contracts/core';
import { operatorFundsApi } from '@lading/contracts/funds';
import {
  onlyWord,
  optional,
  text,
  UsageError,
  wanted,
  type AdminCommand,
  type Given,
} from './admin-command.ts';

const { pendingPayments, confirmPayment, receivePayment, reversePayment, setCreditLimit } =
  operatorFundsApi.calls;
const shown = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;
/** @throws UsageError */
function dollarsOf(amount: string): Money {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount))
    throw new UsageError('--amount is in US dollars, such as 250.00.');
  return moneyOf(amount, 'USD');
}
const referenceOf = (given: Given): string => onlyWord(given, 'The reference of the payment');

/** Payments into postage wallets, which an operator compares with the bank account (decision D17). */
export const paymentCommands: readonly AdminCommand[] = [
  {
    words: 'payment show',
    summary: 'Lists bank transfers that wait to be confirmed, oldest first.',
    usage: [],
    options: {},
    async run(given) {
      const operator = await given.operator();
      const waiting = await operator.call(pendingPayments, {});
      if (waiting.length === 0) return 'No payment waits to be confirmed.';
      return waiting
        .map(
          ({ reference, amount, time, orgId, orgName }) =>
            `${reference}  ${shown(amount)}  ${time.slice(0, 10)}  ${orgName} (${orgId})`,
        )
        .join('\n');
    },
  },
  {
    words: 'payment confirm',
    summary: 'Credits the wallet with a transfer that has arrived; repeating it changes nothing.',
    usage: ['REFERENCE', 'REFERENCE --amount 97.50   what has arrived, where it is another amount'],
    options: { amount: text },
    async run(given) {
      const params = { reference: referenceOf(given) };
      const arrived = optional(given, 'amount');
      const body = arrived === undefined ? undefined : { amount: dollarsOf(arrived) };
      const operator = await given.operator();
      const { reference, amount } = body
        ? await operator.call(receivePayment, { params, body })
        : await operator.call(confirmPayment, { params });
      return `${reference} is paid: ${shown(amount)} are in the wallet.`;
    },
  },
  {
    words: 'payment reverse',
    summary:
      'Reverses a confirmed payment, even below zero; its organization is notified. It cannot be confirmed again.',
    usage: ['REFERENCE'],
    options: {},
    async run(given) {
      const params = { reference: referenceOf(given) };
      const operator = await given.operator();
      const { reference, amount } = await operator.call(reversePayment, { params });
      return `${reference} is reversed: ${shown(amount)} were taken out of the wallet.`;
    },
  },
  {
    words: 'payment credit-limit',
    summary: 'Sets how far below zero purchases may take the postage wallet of an organization.',
    usage: ['--org-id ID --amount 250.00'],
    options: { 'org-id': text, amount: text },
    async run(given) {
      const orgId = wanted(given, 'org-id');
      const creditLimit = dollarsOf(wanted(given, 'amount'));
      const operator = await given.operator();
      await operator.call(setCreditLimit, { params: { orgId }, body: { creditLimit } });
      return `The postage wallet of organization ${orgId} may go ${shown(creditLimit)} below zero.`;
    },
  },
];
