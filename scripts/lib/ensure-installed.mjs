import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules', '.lading-installed');

/**
 * Installs the locked dependencies when they are missing or the lock file has changed. Runs on the machine's own Node, before the
 * pinned one exists, so it only uses built-ins.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Lading needs Node 20.19 or newer to set itself up; this is ${process.version}.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Takes a minute, so the terminal shows why.
  console.log('Installing dependencies (about a minute, once) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Ignores the engine warnings of the outer Node: everything runs on the pinned one.
  const result = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
    shell: !npm && process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Installing the dependencies failed; see the lines above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
