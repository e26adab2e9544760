import { decimalText, type Money } from '@lading/contracts/core';
import { operatorPurchasesApi } from '@lading/contracts/shipping';
import { onlyWord, text, wanted, type AdminCommand } from './admin-command.ts';

const { unknownPurchases, endPurchase } = operatorPurchasesApi.calls;
const shown = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** Label purchases whose carrier does not say whether it sold (decision 0111). */
export const purchaseCommands: readonly AdminCommand[] = [
  {
    words: 'purchase show',
    summary: 'Lists label purchases of which it is not known whether the carrier sold, oldest first.',
    usage: [],
    options: {},
    async run(given) {
      const operator = await given.operator();
      const open = await operator.call(unknownPurchases, {});
      if (open.length === 0) return 'The outcome of every label purchase is known.';
      return open
        .map(
          ({ reference, amount, isHeld, time, orgId, orgName, shipmentNo, accountId, message }) =>
            `${reference}  ${shown(amount)}${isHeld ? ' held' : ''}  ${time.slice(0, 16)}  ${shipmentNo}  account ${accountId}  ${orgName} (${orgId})  ${message?.message ?? ''}`,
        )
        .join('\n');
    },
  },
  {
    words: 'purchase end',
    summary: 'Ends one as not bought and releases what is held for it; its organization is told why.',
    usage: ['REFERENCE --reason TEXT   once the carrier has said that it sold no label'],
    options: { reason: text },
    async run(given) {
      const params = { reference: onlyWord(given, 'The reference of the purchase') };
      const body = { reason: wanted(given, 'reason') };
      const operator = await given.operator();
      const { reference, amount, isHeld } = await operator.call(endPurchase, { params, body });
      const money = isHeld ? `${shown(amount)} are back in the wallet` : 'the wallet was not involved';
      return `${reference} has ended: ${money}.`;
    },
  },
];
