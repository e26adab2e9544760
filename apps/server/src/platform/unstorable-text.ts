import {
  coreMessages,
  type FieldError,
  fieldNameOf,
  limitedMarks,
  mostFieldErrors,
} from '@lading/contracts/core';

/** No call accepts deeper nesting, so its schema refuses the rest. */
const deepest = 20;

/**
 * The texts of an input that neither the database nor JSON can store, by field: a NUL, and lone surrogates; and those with more combining
 * marks in a row than any language has, whose normalization would take minutes. Refused here once, so that no call
 * has to check, and stored text always equals what was sent.
 */
export function unstorableTexts(input: unknown): FieldError[] {
  const faults: FieldError[] = [];
  // The path is only built on errors: most inputs have none, and some have millions of texts.
  const walk = (value: unknown, depth: number, path: () => readonly (string | number)[]): void => {
    if (faults.length >= mostFieldErrors || depth > deepest) return;
    if (typeof value === 'string') {
      if (!isStorable(value)) faults.push(faultAt(path()));
    } else if (Array.isArray(value)) {
      value.forEach((member, index) => walk(member, depth + 1, () => [...path(), index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        if (isStorable(key)) walk(member, depth + 1, () => [...path(), key]);
        else faults.push(faultAt(path()));
      }
    }
  };
  walk(input, 0, () => []);
  return faults;
}

const isStorable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && limitedMarks(text) === text;

const faultAt = (path: readonly (string | number)[]): FieldError => ({
  fieldName: fieldNameOf(path),
  ...coreMessages.unstorableText(),
});
