const entryBytes = 128;
const encryptedName = 'EncryptedPackage';

/**
 * Whether an OLE2 file is an encrypted .xlsx: then its directory names a stream `EncryptedPackage`. Entries of the directory lie at
 * multiples of 128 bytes, their names in UTF-16.
 */
export function isEncryptedPackage(bytes: Uint8Array): boolean {
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    if (bytes[at] === 0x45 && bytes[at + 1] === 0 && namesEncrypted(bytes, at)) return true;
  }
  return false;
}

function namesEncrypted(bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < encryptedName.length; at += 1) {
    if (bytes[start + at * 2] !== encryptedName.charCodeAt(at) || bytes[start + at * 2 + 1] !== 0)
      return false;
  }
  return true;
}
