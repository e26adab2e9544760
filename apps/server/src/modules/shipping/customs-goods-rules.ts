import { kilogramsPerPound, type LocalizedText } from '@lading/contracts/core';
import { customsMessages } from '@lading/contracts/orders';
import { poundsOf, type RatedPackage } from '@lading/contracts/shipping';
import type { CustomsItem } from '../orders/index.ts';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** Words that name no goods by themselves. The first ones are those that carriers and customs publish as unacceptable. */
const vagueWords: ReadonlySet<string> = new Set(
  wordsOf(`
    gift gifts present presents sample samples part parts goods good merchandise accessory accessories product products
    item items thing things stuff article articles commodity commodities cargo freight content contents component components
    spare spares belongings effects material materials parcel parcels package packages order orders shipment shipments invoice
    none na unknown see attached
    a an the of and or for my your our free new small general generic various misc miscellaneous mixed assorted other others
    personal promotional commercial daily household business sale no value only some`),
);

/** The same in Chinese, which does not separate words; longer ones first. */
const vagueChinese =
  /[一两二三四五六七八九十几数]+[件个份批]|(?:日用|生活用|宣传|促销)品|[礼禮赠贈样樣货貨商产產物用]品|[礼禮货貨杂雜]物|[配零部]件|样本|樣本|[杂雜][货貨]|百[货貨]|附件|[东東]西|其[他它]|[各多][种種]|免[费費]|一些|[的和与與及等小新]/gu;

/**
 * Whether a customs description does not say what the goods are, such as “Gift”, “Free samples” or 礼品: carriers refuse it, and
 * customs hold the parcel. One word that names something is enough: “Phone accessories” is not vague.
 */
export function isVagueDescription(description: string): boolean {
  const plain = description.normalize('NFKC').toLowerCase().replaceAll(vagueChinese, ' ');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isNumber = (word: string): boolean => !/\p{L}/u.test(word);
  const isLetter = (word: string): boolean => /^[a-z]$/.test(word);
  return words.every((word) => vagueWords.has(word) || isNumber(word) || isLetter(word));
}

const gramsPerPound = kilogramsPerPound * 1_000;
/** Packages are weighed to a tenth of an ounce, and weights of goods are whole grams. */
const roundedBy = { gross: 3, unit: 0.5 } as const;
const inKilograms = (grams: number): number => Number((grams / 1_000).toFixed(3));

/** Goods, and the packages that hold all of them together. */
interface Packed {
  items: readonly CustomsItem[];
  packages: readonly RatedPackage[];
}

/**
 * Why a carrier would refuse the declaration of goods: a description that does not say what they are, or goods that are heavier than their
 * packages. Several packages are compared by their sum: which goods are in which one is not known. Undefined: it would not.
 */
export function goodsFault({ items, packages }: Packed): LocalizedText | undefined {
  const vague = items.filter(({ description }) => isVagueDescription(description));
  if (vague.length > 0) {
    const named = vague.map(({ description, skuCode }) =>
      skuCode === '' ? `“${description}”` : `“${description}” (${skuCode})`,
    );
    return customsMessages.vague({ descriptions: [...new Set(named)].join(', ') });
  }
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const net = items.reduce((sum, { grams, quantity }) => sum + (grams ?? 0) * quantity, 0);
  const gross = packages.reduce((sum, one) => sum + poundsOf(one) * gramsPerPound, 0);
  if (net <= gross + roundedBy.gross + units * roundedBy.unit) return undefined;
  return customsMessages.heavierThanPackages({ net: inKilograms(net), gross: inKilograms(gross) });
}
