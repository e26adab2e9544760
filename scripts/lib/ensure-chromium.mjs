import { existsSync } from 'node:fs';
import { installPackage, quietly } from './install-package.mjs';
import { tool } from './pinned-node.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  // Without the machinery of windows a test costs about a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const find = () => known.find((path) => path && existsSync(path));

/**
 * The path of a Chromium for the browser tests: the system's, otherwise installed from the system's packages if allowed, otherwise
 * the one that Playwright downloads (an empty path lets Playwright find it).
 */
export function ensureChromium() {
  const present = find();
  if (present) return present;
  // Takes minutes, so the terminal shows why.
  console.log('Installing Chromium for the browser tests …');
  const installed = ['chromium-headless-shell', 'chromium'].some(installPackage) ? find() : undefined;
  if (installed) return installed;
  if (quietly(process.execPath, [tool('@playwright/test/cli.js'), 'install', 'chromium'])) return '';
  console.error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}
