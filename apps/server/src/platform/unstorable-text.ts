import type { FieldError } from '@lading/contracts/localized-text';

/** Faults named in one refusal; more help nobody. */
const faultsNamed = 1_000;
/** No call takes anything nested deeper, so its schema refuses what lies below. */
const deepest = 20;

/**
 * The texts of an input that neither the database nor JSON can hold, by field: a NUL, and half a surrogate pair. Refused
 * here once, so that no call need think of them, and nothing is stored as other than what was sent.
 */
export function unstorableTexts(input: unknown): FieldError[] {
  const faults: FieldError[] = [];
  // The path is written down only where there is a fault: most inputs have none, and some have millions of texts.
  const walk = (value: unknown, depth: number, path: () => readonly (string | number)[]): void => {
    if (faults.length >= faultsNamed || depth > deepest) return;
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

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const faultAt = (path: readonly (string | number)[]): FieldError => ({
  fieldName: path.join('.'),
  message: 'The text holds a character that cannot be kept. Type it anew.',
  zhMessage: '文本中含有无法保存的字符，请重新输入。',
});
