import { decimalText, moneyOf, type Money } from '@lading/contracts/core';
import { operatorMarkupsApi, type AccountMarkup } from '@lading/contracts/shipping';
import { onlyWord, optional, text, UsageError, type AdminCommand } from './admin-command.ts';

const { markups, setMarkup } = operatorMarkupsApi.calls;

/** @throws UsageError */
function dollarsOf(amount: string): Money {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(amount))
    throw new UsageError('--fixed is in US dollars per package, such as 0.50.');
  return moneyOf(amount, 'USD');
}
/** @throws UsageError */
function percentOf(percent: string): string {
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(percent) && Number(percent) <= 100) return percent;
  throw new UsageError('--percent is a number from 0 to 100 with at most two decimals, such as 12.5.');
}
const shown = ({ accountId, carrierName, percent, fixed, setTime }: AccountMarkup): string => {
  const terms = `${percent} % and ${decimalText(fixed)} ${fixed.currency} per package`;
  return `${accountId}  ${carrierName}  ${setTime === null ? 'no markup' : `${terms}, set ${setTime.slice(0, 16)}`}`;
};

/** What the platform adds to the rates of its own carrier accounts (decision record 0168). */
export const markupCommands: readonly AdminCommand[] = [
  {
    words: 'markup show',
    summary: 'Lists the carrier accounts of the platform with what is added to their rates.',
    usage: [],
    options: {},
    async run(given) {
      const operator = await given.operator();
      const accounts = await operator.call(markups, {});
      return accounts.map(shown).join('\n') || 'The platform has no carrier account.';
    },
  },
  {
    words: 'markup set',
    summary: 'Sets what is added to the rates of a carrier account of the platform, for quotes from now on.',
    usage: [
      'ACCOUNT --percent 12.5 --fixed 0.50   of the carrier’s price, and for each package',
      'ACCOUNT --percent 0   what is omitted stays as it is',
    ],
    options: { percent: text, fixed: text },
    async run(given) {
      const accountId = onlyWord(given, 'The account');
      const [percent, fixed] = [optional(given, 'percent'), optional(given, 'fixed')];
      if (percent === undefined && fixed === undefined)
        throw new UsageError('--percent or --fixed is missing.');
      const body = {
        accountId,
        ...(percent !== undefined && { percent: percentOf(percent) }),
        ...(fixed !== undefined && { fixed: dollarsOf(fixed) }),
      };
      const operator = await given.operator();
      return shown(await operator.call(setMarkup, { body }));
    },
  },
];
