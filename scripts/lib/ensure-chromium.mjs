import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool } from './pinned-node.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const find = () => known.find((path) => path && existsSync(path));
const quietly = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
    .status === 0;

/**
 * The path of a Chromium for the browser tests: the system's, else installed from the system's packages where that
 * is allowed, else the one that Playwright downloads (an empty path lets Playwright find it).
 */
export function ensureChromium() {
  const present = find();
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  const asRoot = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get') && (asRoot || existsSync('/usr/bin/sudo'))) {
    const apt = (...args) =>
      asRoot
        ? quietly('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
        : quietly('sudo', ['-n', 'apt-get', ...args]);
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) {
      const installed = find();
      if (installed) return installed;
    }
  }
  if (quietly(process.execPath, [tool('@playwright/test/cli.js'), 'install', 'chromium'])) return '';
  console.error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}
