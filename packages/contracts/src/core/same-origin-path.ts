/** Stands for our own origin; no real address can have it. */
const here = 'https://same-origin.invalid';

/** Control characters and backslashes, which browsers drop or turn into slashes. */
function holdsTrick(text: string): boolean {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x20 || (point >= 0x7f && point <= 0xa0) || character === '\\') return true;
  }
  return /[\u2028\u2029\ufeff]/.test(text);
}

/**
 * The remembered address for the redirect after login, as a path of our own origin; null for anything else (decision D5).
 *
 * Invalid addresses are refused rather than fixed: a scheme, `//host`, a backslash, or a control character in the path, also
 * after decoding it any number of times. Query and fragment may contain anything.
 */
export function sameOriginPath(remembered: string | null | undefined): string | null {
  if (remembered == null || !remembered.startsWith('/') || holdsTrick(remembered)) return null;
  const path = remembered.split(/[?#]/, 1)[0] ?? '';
  if (!isPlainPath(path)) return null;
  const address = URL.canParse(remembered, here) ? new URL(remembered, here) : null;
  if (address?.origin !== here || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}

/** Decodes until nothing changes, since a proxy on the way may have decoded once already. */
function isPlainPath(path: string): boolean {
  let text = path;
  for (let depth = 0; depth < 5; depth += 1) {
    if (text.startsWith('//') || holdsTrick(text) || text.split('/').includes('..')) return false;
    const decoded = decodedOnce(text);
    if (decoded === null) return false;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
