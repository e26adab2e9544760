import type { ImportDefinition } from '@lading/contracts/imports';
import type { HeadingScore } from './mapping-score.ts';

/** A weaker match is not a side of a package. */
const leastScore = 0.6;
const ofPackage = /package|packed|packing|packaging|\bpkg\b|shipping|包装|包裹/iu;
/** What else a unit may belong to: a carton around several packages, or the contents of one. */
const ofOthers = /carton|\bctn\b|\bcase\b|master|outer|inner|\bnet\b|外箱|单箱|内箱|箱规|单品|净重/iu;
const sides = 3;
/** What as many articles cost as are in a carton. Sizes and weights of cartons are those of the package. */
const ofCarton =
  /(?:\/|\bper\b|\bpro\b|\bpar\b|\bpor\b)\s*(?:ctns?|cartons?|cases?|boxes|karton|dozen|pallets?|箱|托)(?!\p{L})|每箱/iu;
/** A weight that is computed of a volume. */
const volumeWeight = /\bvol(?:ume)?[.\s_-]*w(?:eigh)?t\b/iu;

/** Leaves amounts of whole cartons, as "Cost/case", to no field of a single article, and a "Volume weight" to none of what is weighed. */
export function dropOthers(
  { fields, countedIn }: ImportDefinition,
  headings: readonly string[],
  scores: (HeadingScore | undefined)[][],
): void {
  fields.forEach(({ measure, currency }, at) => {
    const isOther = (heading: string) =>
      (currency !== undefined && countedIn === 'products' && ofCarton.test(heading)) ||
      (measure !== undefined && volumeWeight.test(heading));
    scores[at] = scores[at]!.map((score, column) =>
      score && score.reason !== 'learned' && isOther(headings[column]!) ? undefined : score,
    );
  });
}

/**
 * If a file gives all sides of a package, unqualified sizes belong to something else: for a poster, "Length" and "Width" are its
 * dimensions, "Package length" and "Package width" those of the parcel. A unit column of a carton is not used for packages.
 *
 * @param scores per field one of each column; changed in place
 */
export function preferPackages(
  { fields }: ImportDefinition,
  headings: readonly string[],
  scores: (HeadingScore | undefined)[][],
): void {
  const isPackage = headings.map((heading) => ofPackage.test(heading));
  const isOther = headings.map((heading) => ofOthers.test(heading) && !ofPackage.test(heading));
  const lengths = fields.flatMap(({ measure }, at) => (measure?.of === 'length' ? [at] : []));
  const has = (at: number, wanted: readonly boolean[]) =>
    scores[at]!.some((score, column) => wanted[column] && (score?.score ?? 0) >= leastScore);
  const keep = (at: number, kept: (column: number) => boolean) => {
    scores[at] = scores[at]!.map((score, column) =>
      kept(column) || score?.reason === 'learned' || score?.reason === 'origin' ? score : undefined,
    );
  };
  if (lengths.length === sides && lengths.every((at) => has(at, isPackage)))
    for (const at of lengths) keep(at, (column) => isPackage[column]!);
  fields.forEach(({ isUnit }, at) => {
    const isOwn = isOther.map((other) => !other);
    if (isUnit && has(at, isOwn)) keep(at, (column) => isOwn[column]!);
  });
}
