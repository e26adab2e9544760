import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** More would make every start wait seconds for some per cent. */
const quality = 6;
/** Below, the headers of compression cost more than it saves. */
const leastBytes = 1_024;

/** Puts a packed copy beside each script and style of a build, so that no server packs them again for everybody who comes. */
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
