import {
  type FileLimits,
  fileLimitNames,
  product,
  setFileLimits,
  usualFileLimits,
} from '@lading/contracts/core';

/** The limits of a file that the page declares; the default ones if it declares none, or something else (decision D8). */
function namedLimits(): FileLimits {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${product.fileLimitsMeta}"]`)?.content;
  try {
    const named = JSON.parse(text ?? '{}') as Partial<FileLimits>;
    const entries = fileLimitNames.map((name) => {
      const given = named[name];
      return [name, typeof given === 'number' && given > 0 ? given : usualFileLimits[name]];
    });
    return Object.fromEntries(entries) as FileLimits;
  } catch {
    return { ...usualFileLimits };
  }
}

/** Applies the file limits configured on the server to this page, so that both refuse the same files. */
export function takeFileLimits(): void {
  setFileLimits(namedLimits());
}
