import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packAssets } from './pack-assets.mjs';
import { runPinned, tool } from './pinned-node.mjs';
import { root } from './root.mjs';

const apps = ['shell', 'basics', 'oms', 'shipping', 'floor'];
const ignored = new Set(['dist', 'node_modules', '.cache', 'gallery', 'harness', 'data']);

function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (ignored.has(entry.name) || entry.name.includes('.test.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path);
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

function sourceHash(app) {
  const hash = createHash('sha256');
  for (const folder of ['packages', `apps/${app}`]) hashFolder(hash, join(root, folder));
  for (const file of ['package-lock.json', 'tsconfig.base.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds the shell and the sub-applications whose sources have changed since their last build. */
export async function buildApps() {
  const stale = apps
    .map((app) => ({ app, hash: sourceHash(app), stamp: join(root, 'apps', app, 'dist', '.built-from') }))
    .filter(({ hash, stamp }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash);
  if (stale.length === 0) return;
  // Progress for the terminal.
  console.log(`Building ${stale.map(({ app }) => app).join(', ')} …`);
  const results = await Promise.all(
    stale.map(async ({ app, hash, stamp }) => {
      const { code, output } = await runPinned([tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        capture: true,
        cwd: join(root, 'apps', app),
        env: { NODE_ENV: 'production' },
      });
      if (code === 0) {
        packAssets(join(root, 'apps', app, 'dist'));
        writeFileSync(stamp, hash);
      } else console.error(`Building ${app} failed:\n${output}`);
      return code;
    }),
  );
  if (results.some((code) => code !== 0)) process.exit(1);
}
