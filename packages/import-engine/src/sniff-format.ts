import type { OtherFileKind } from '@lading/contracts/imports';
import { hasShifts } from './detect-encoding.ts';
import { importFaults } from './import-faults.ts';
import { kindOfText } from './text-kinds.ts';

const signatures: readonly (readonly [kind: OtherFileKind, ...bytes: number[]])[] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46],
  ['picture', 0x89, 0x50, 0x4e, 0x47],
  ['picture', 0xff, 0xd8, 0xff],
  ['picture', 0x47, 0x49, 0x46, 0x38],
  ['archive', 0x52, 0x61, 0x72, 0x21],
  ['archive', 0x37, 0x7a, 0xbc, 0xaf],
  ['archive', 0x1f, 0x8b],
  ['document', 0x7b, 0x5c, 0x72, 0x74, 0x66],
  ['program', 0x7f, 0x45, 0x4c, 0x46],
  ['program', 0x4d, 0x5a, 0x90],
  ['binary', 0x53, 0x51, 0x4c, 0x69, 0x74, 0x65],
];

/**
 * Detects the format of a file by its first bytes; its name does not matter.
 *
 * @throws ImportFault `empty`, `mislabelled`
 */
export function sniffFormat(head: Uint8Array): 'csv' | 'xlsx' | 'xls' | 'html' | 'xml' {
  if (head.length === 0) throw importFaults.empty();
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return 'xlsx';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) return 'xls';
  // A worksheet from before workbooks existed: BIFF2 to BIFF4.
  if (head[0] === 0x09 && (head[1] === 0 || head[1] === 2 || head[1] === 4) && head[2]! <= 8 && head[3] === 0)
    return 'xls';
  for (const [kind, ...bytes] of signatures)
    if (startsWith(head, bytes)) throw importFaults.mislabelled(kind);
  const text = startOf(head);
  if (
    /^(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body|table|meta|style|div|center|font|span|tr)\b/.test(
      text,
    )
  )
    return 'html';
  if (/^<[a-z]\w*[\s>]/.test(text) && text.includes('<table')) return 'html';
  if (text.startsWith('<?xml') || /^<(?:\w+:)?workbook\b/.test(text)) {
    if (/<(?:\w+:)?workbook\b/.test(text)) return 'xml';
    throw importFaults.mislabelled('xml');
  }
  // A web page with all its parts, in e-mail format.
  if (/^[a-z][\w-]*:/.test(text) && /^mime-version:/m.test(text) && text.includes('multipart/'))
    throw importFaults.mislabelled('webPage');
  if (/^[[{]\s*["{[]/.test(text) && /"\s*:/.test(text)) throw importFaults.mislabelled('json');
  if (isBinary(head)) throw importFaults.mislabelled('binary');
  const kind = kindOfText(head);
  if (kind) throw importFaults.mislabelled(kind);
  return 'csv';
}

/** The start of a text in lower case, without byte order mark, blanks and comments. */
function startOf(head: Uint8Array): string {
  const wide = head[0] === 0xff && head[1] === 0xfe;
  return new TextDecoder(wide ? 'utf-16le' : 'windows-1252')
    .decode(head.subarray(0, 4096))
    .replace(/^(?:ï»¿|\ufeff)/, '')
    .replace(/^(?:\s+|<!--[\s\S]*?-->)+/, '')
    .toLowerCase();
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Control characters that occur in text: tab, line ends, the end of a file, and two separators of databases. */
const ofText: ReadonlySet<number> = new Set([1, 9, 10, 13, 26, 31]);

/** Control characters that do not occur in text. Zeros on only one side of each pair are UTF-16, and a few are dirt. */
function isBinary(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
  if (hasShifts(head)) return false;
  const length = Math.min(head.length, 4096);
  const zeros = [0, 0];
  let controls = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = head[at]!;
    if (byte === 0) zeros[at & 1]! += 1;
    else if (byte < 32 && !ofText.has(byte)) controls += 1;
  }
  if (controls > length / 50) return true;
  const [even, odd] = zeros as [number, number];
  return even + odd > length / 50 && Math.min(even, odd) > Math.max(even, odd) / 4;
}
