import { importFaults } from './import-faults.ts';

/** One file inside a zip, from the zip's own directory. Sizes are claims; nothing is allocated by them. */
export interface ZipEntry {
  /** Path in lower case without a leading slash: workbook readers ignore case. */
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  /** Where the local header begins. */
  offset: number;
  compressedSize: number;
}

const endRecord = 0x06054b50;
const endRecord64Locator = 0x07064b50;
const endRecord64 = 0x06064b50;
const directoryRecord = 0x02014b50;
const localRecord = 0x04034b50;
const large = 0xffffffff;
const entriesAllowed = 20_000;

/**
 * Reads the central directory of a zip.
 *
 * @throws ImportFault `truncated` when the directory is missing, `damaged` when it contradicts itself
 */
export function zipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  let { at, count } = findDirectory(view);
  if (count > entriesAllowed) throw importFaults.damaged();
  for (; count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directoryRecord) throw importFaults.damaged();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry: ZipEntry = {
      name: name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase(),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      offset: view.getUint32(at + 42, true),
      compressedSize: view.getUint32(at + 20, true),
    };
    readLargeSizes(view, at, nameLength, extraLength, entry);
    if (!entries.has(entry.name)) entries.set(entry.name, entry);
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The bytes of an entry as they lie in the zip, still compressed.
 *
 * @throws ImportFault `truncated`, `damaged`
 */
export function entryBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.offset + 30 > bytes.length) throw importFaults.truncated();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(entry.offset, true) !== localRecord) throw importFaults.damaged();
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  if (start + entry.compressedSize > bytes.length) throw importFaults.truncated();
  return bytes.subarray(start, start + entry.compressedSize);
}

function findDirectory(view: DataView): { at: number; count: number } {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) !== endRecord) continue;
    const count = view.getUint16(at + 10, true);
    const offset = view.getUint32(at + 16, true);
    if (offset !== large && count !== 0xffff) return { at: offset, count };
    return findLargeDirectory(view, at - 20);
  }
  throw importFaults.truncated();
}

function findLargeDirectory(view: DataView, locator: number): { at: number; count: number } {
  if (locator < 0 || view.getUint32(locator, true) !== endRecord64Locator) throw importFaults.damaged();
  const record = Number(view.getBigUint64(locator + 8, true));
  if (record + 56 > view.byteLength || view.getUint32(record, true) !== endRecord64)
    throw importFaults.damaged();
  return {
    at: Number(view.getBigUint64(record + 48, true)),
    count: Number(view.getBigUint64(record + 32, true)),
  };
}

/** Writers that stream put 64-bit sizes into the extra field even of small files. */
function readLargeSizes(
  view: DataView,
  at: number,
  nameLength: number,
  extraLength: number,
  entry: ZipEntry,
): void {
  let field = at + 46 + nameLength;
  const end = Math.min(field + extraLength, view.byteLength);
  while (field + 4 <= end) {
    const size = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1) {
      let value = field + 4;
      const take = () => {
        if (value + 8 > end) throw importFaults.damaged();
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      };
      if (view.getUint32(at + 24, true) === large) take();
      if (entry.compressedSize === large) entry.compressedSize = take();
      if (entry.offset === large) entry.offset = take();
      return;
    }
    field += 4 + size;
  }
}
