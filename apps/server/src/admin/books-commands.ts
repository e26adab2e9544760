import { bookFindingKinds, operatorFundsApi, type BookFindings } from '@lading/contracts/funds';
import type { AdminCommand } from './admin-command.ts';

const meaning: Readonly<Record<keyof BookFindings, string>> = {
  drifted: 'Wallets whose balance is not the sum of their entries or holds',
  unbalanced: 'Transactions that do not sum to zero',
  misstated: 'Transactions with a wrong balance after them',
  uncredited: 'Payments that are paid and not in the ledger as they are',
  mischarged: 'Label purchases paid by another amount than charged',
  misadjusted: 'Label purchases with adjustments or won disputes that are not what the carrier reported',
  misrefunded: 'Label purchases whose refund is not what their void says',
  mispaid: 'Withdrawals whose hold or posting is not what their state says',
  staleHolds: 'Holds that are open for longer than an hour',
};

/** The ledger of money (decision D17). */
export const booksCommands: readonly AdminCommand[] = [
  {
    words: 'books check',
    summary:
      'Compares balances, ledger entries and what they are for, and shows what differs; nothing is corrected.',
    usage: [],
    options: {},
    async run(given) {
      const operator = await given.operator();
      const { findings } = await operator.call(operatorFundsApi.calls.checkBooks, {});
      const found = bookFindingKinds.filter((kind) => findings[kind].length > 0);
      if (found.length === 0) return 'The books are right: every balance is the sum of its entries.';
      return found.map((kind) => `${meaning[kind]}: ${findings[kind].join(', ')}`).join('\n');
    },
  },
];
