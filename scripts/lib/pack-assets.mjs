import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A higher level would delay every start by seconds for a few per cent. */
const quality = 6;
/** For smaller files the headers of compression cost more than it saves. */
const leastBytes = 1_024;

/** Writes a compressed copy next to each script and style of a build, so that servers need not compress them for each request. */
export function packAssets(dist) {
  const folder = join(dist, 'assets');
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < leastBytes) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
