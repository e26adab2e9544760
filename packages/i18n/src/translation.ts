/**
 * The shape that a translation must have: every key of the English texts, each with some text. English plural
 * forms (`…_one`) are left out, as languages without a singular have only `…_other`.
 */
export type Translation<English> = {
  [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translation<English[Key]>;
};
