import { decimalText, type Money } from '@lading/contracts/core';
import { operatorFundsApi } from '@lading/contracts/funds';
import { onlyWord, type AdminCommand } from './admin-command.ts';

const shown = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** Invoices of warehouses to their clients. */
export const invoiceCommands: readonly AdminCommand[] = [
  {
    words: 'invoice rerate',
    summary: 'Rates the events of an invoice again and shows whether the result is the same to the cent.',
    usage: ['INVOICE-ID'],
    options: {},
    async run(given) {
      const invoiceId = onlyWord(given, 'The id of the invoice');
      const operator = await given.operator();
      const found = await operator.call(operatorFundsApi.calls.rerateInvoice, { params: { invoiceId } });
      const name = found.invoiceNo ?? 'The draft';
      if (found.isSame)
        return `${name} is right: ${found.origins} events and spans of storage come to ${shown(found.rerated)}.`;
      const lines = found.lines
        .filter((line) => line.invoiced.minor !== line.rerated.minor)
        .map(
          ({ lineNo, fee, invoiced, rerated }) =>
            `  Line ${lineNo}, ${fee ?? 'rounding'}: invoiced ${shown(invoiced)}, rated again ${shown(rerated)}`,
        );
      const total = `${name} differs: invoiced ${shown(found.invoiced)}, rated again ${shown(found.rerated)}.`;
      return [total, ...lines].join('\n');
    },
  },
];
