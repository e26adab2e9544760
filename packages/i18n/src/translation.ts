/**
 * The shape that a translation must have: every key of the English texts, each with a text. English plural forms (`…_one`) are
 * excluded, as languages without a singular only have `…_other`.
 */
export type Translation<English> = {
  [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translation<English[Key]>;
};
