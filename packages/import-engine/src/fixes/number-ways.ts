import type { FixStep } from './cell-fix.ts';
import type { cleanText } from './clean-text.ts';
import type { CellOfRow, FixWay } from './fix-way.ts';
import { countWords } from './measure-units.ts';
import { readNumber, withoutCurrency } from './read-number.ts';
import { roundDecimals } from './round-decimals.ts';

/** The numbers that a faulty number cell may mean, without a unit of measure; rounded where the field has decimals, but never made whole. */
export function numberWays(
  { field, hasDecimalPoints }: CellOfRow,
  clean: ReturnType<typeof cleanText>,
): FixWay[] {
  const money = field.measure ? { text: clean.text, steps: [] } : withoutCurrency(clean.text);
  const counted = field.measure ? money.text : withoutCount(money.text);
  const before: FixStep[] = [
    ...clean.steps,
    ...money.steps,
    ...(counted === money.text ? [] : ['unit' as const]),
  ];
  const decimals = field.number?.decimals ?? Infinity;
  return readNumber(counted.trim(), hasDecimalPoints).map(({ reading, steps, text }) => {
    const value = decimals === 0 ? text.replace(/\.0*$/, '') : roundDecimals(text, decimals);
    const isRounded = decimals > 0 && value !== text;
    return {
      reading,
      steps: [...before, ...steps, ...(isRounded ? ['round' as const] : [])],
      edits: { [field.key]: value },
    };
  });
}

/** "12 pcs" counts twelve. */
function withoutCount(text: string): string {
  const found = /^(.*\d)\s*([^\d\s.,]+\.?)$/u.exec(text);
  return found && countWords.has(found[2]!.toLowerCase()) ? found[1]! : text;
}
