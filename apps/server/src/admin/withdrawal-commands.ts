import { decimalText, type Money } from '@lading/contracts/core';
import { operatorWithdrawalsApi, type BankAccount } from '@lading/contracts/funds';
import { onlyWord, text, wanted, type AdminCommand, type Given } from './admin-command.ts';

const { pendingWithdrawals, confirmWithdrawal, refuseWithdrawal, returnWithdrawal } =
  operatorWithdrawalsApi.calls;
const shown = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;
const referenceOf = (given: Given): string => onlyWord(given, 'The reference of the withdrawal');
const accountOf = ({ holder, accountNumber, bankCode }: BankAccount): string =>
  [holder, accountNumber, bankCode].filter(Boolean).join(', ');

/** Withdrawals from postage wallets, which an operator pays at the bank (decision D17). */
export const withdrawalCommands: readonly AdminCommand[] = [
  {
    words: 'withdrawal show',
    summary: 'Lists waiting withdrawals with their accounts, oldest first.',
    usage: [],
    options: {},
    async run(given) {
      const operator = await given.operator();
      const waiting = await operator.call(pendingWithdrawals, {});
      if (waiting.length === 0) return 'No withdrawal waits to be paid.';
      return waiting
        .map(
          ({ reference, amount, time, orgId, orgName, account }) =>
            `${reference}  ${shown(amount)}  ${time.slice(0, 10)}  ${orgName} (${orgId})  ${accountOf(account)}`,
        )
        .join('\n');
    },
  },
  {
    words: 'withdrawal confirm',
    summary: 'Marks a withdrawal as paid and takes its amount from the wallet; its organization is notified.',
    usage: ['REFERENCE --bank-reference TEXT   what the bank knows the payment by'],
    options: { 'bank-reference': text },
    async run(given) {
      const params = { reference: referenceOf(given) };
      const body = { bankReference: wanted(given, 'bank-reference') };
      const operator = await given.operator();
      const { reference, amount } = await operator.call(confirmWithdrawal, { params, body });
      return `${reference} is paid: ${shown(amount)} have left the wallet.`;
    },
  },
  {
    words: 'withdrawal refuse',
    summary: 'Declines a withdrawal and releases its amount; its organization is notified of the reason.',
    usage: ['REFERENCE --reason TEXT'],
    options: { reason: text },
    async run(given) {
      const params = { reference: referenceOf(given) };
      const body = { reason: wanted(given, 'reason') };
      const operator = await given.operator();
      const { reference, amount } = await operator.call(refuseWithdrawal, { params, body });
      return `${reference} is refused: ${shown(amount)} are back in the wallet.`;
    },
  },
  {
    words: 'withdrawal return',
    summary: 'Credits a withdrawal that the bank returned; its organization is notified.',
    usage: ['REFERENCE'],
    options: {},
    async run(given) {
      const params = { reference: referenceOf(given) };
      const operator = await given.operator();
      const { reference, amount } = await operator.call(returnWithdrawal, { params });
      return `${reference} is returned: ${shown(amount)} are back in the wallet.`;
    },
  },
];
