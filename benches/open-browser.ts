import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** The Chromium that the browser tests run in, for a bench. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(executablePath) ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
}
