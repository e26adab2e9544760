import type { LocalizedText } from '@lading/contracts/core';
import { carrierMessages } from '@lading/contracts/shipping';
import type { VoidAnswer } from '../carrier-adapter.ts';

/**
 * The answer to a void request that was refused for some or all labels of a purchase; null: for none of them.
 *
 * @param refusals why, by package; null: the label is void
 */
export function rejectedVoid(
  carrier: string,
  refusals: readonly (LocalizedText | null)[],
): VoidAnswer | null {
  const why = refusals.find((one) => one !== null);
  if (!why) return null;
  const numbersOf = (isVoid: boolean) =>
    refusals.flatMap((refusal, at) => ((refusal === null) === isVoid ? at + 1 : []));
  const [voided, kept] = [numbersOf(true), numbersOf(false)];
  if (voided.length === 0) return { state: 'rejected', text: why };
  const text = carrierMessages.voidedInPart({
    carrier,
    voided: voided.join(', '),
    kept: kept.join(', '),
    why: { en: why.message, zh: why.zhMessage },
  });
  return { state: 'rejected', text, voided };
}
