import { halfWidth } from '@lading/contracts/core';
import { scanMessages } from '@lading/contracts/warehouse';
import { LocalizedFailure } from '@lading/sub-app-kit/use-failure-text';

/** A code as scanned or typed: an input method that is on widens what a scanner types (decision D28). */
export const scannedText = (text: string): string => halfWidth(text).trim();

/** A code of at least eight characters, several times: shorter ones may repeat within one code by chance. */
const repeatedCode = /^(\S{8,}?)(?:\s*\1)+$/i;

/** The known codes that a text consists of, in its notation; null if it is not made of known codes only. */
function splitInto(text: string, known: ReadonlySet<string>): string[] | null {
  const lower = text.toLowerCase();
  /** How the text up to a position is split. */
  const splits: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = end - 1; start >= 0; start -= 1) {
      const before = splits[start];
      if (!before || !known.has(lower.slice(start, end))) continue;
      splits[end] = [...before, text.slice(start, end)];
      break;
    }
  }
  return splits[text.length] ?? null;
}

/**
 * The codes of several scans that arrived as one text: a scanner may omit the Enter between two. Recognizes codes that the page knows,
 * with or without blanks between them, and one long code several times.
 * @param known codes that the page expects, in any case
 * @returns null for the text of one scan
 */
export function joinedCodes(text: string, known: readonly string[] = []): readonly string[] | null {
  const codes = new Set(known.map((code) => code.toLowerCase()).filter(Boolean));
  if (codes.has(text.toLowerCase())) return null;
  const split = splitInto(text.replaceAll(/\s+/g, ''), codes);
  if (split && split.length > 1) return split;
  const [, repeated] = repeatedCode.exec(text) ?? [];
  return repeated === undefined ? null : [repeated, repeated];
}

/** @throws LocalizedFailure if the text of one scan is that of several */
export function requireOneScan(text: string, known?: readonly string[]): void {
  const codes = joinedCodes(text, known);
  if (codes) throw new LocalizedFailure(scanMessages.scansJoined({ codes: codes.join(' + ') }));
}

/**
 * The entered quantity of a scan.
 * @throws LocalizedFailure if the field was emptied: that is not a number, neither one nor zero
 */
export function enteredUnits(quantity: number | null): number {
  if (quantity === null) throw new LocalizedFailure(scanMessages.quantityMissing());
  return quantity;
}

/** The codes by which lines are scanned. */
export const codesOf = (lines: readonly { skuCode: string; barcodes: readonly string[] }[]): string[] =>
  lines.flatMap(({ skuCode, barcodes }) => [skuCode, ...barcodes]);
