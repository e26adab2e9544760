import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { outsideAddress, serverAddress, serverEnvironment } from './fixtures/server-address.ts';

const isRoot = process.getuid?.() === 0;
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** They work with the same stock, bins, rounds and clients of the demo's floor. */
const ofTheFloor = ['specs/warehouse/**/*.spec.ts', 'specs/funds/{invoices,money}.spec.ts'];

/**
 * `sub-app-host` uses its own small server; the specs of the product's capabilities (`specs/`) use the real one. Those of the floor
 * run one after the other, first of all.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A test that fails and then passes is reported as flaky; it does not fail the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Recording every test would cost a fifth of the time; what fails is run again and recorded.
    trace: 'on-first-retry',
    launchOptions: {
      // Otherwise, the browser that Playwright has installed.
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      // Where the system names no character set, a file with a Chinese name would be saved as "download".
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'warehouse',
      testMatch: ofTheFloor,
      workers: 1,
      use: { baseURL: serverAddress, locale: 'en-US' },
    },
    { name: 'sub-app-host-build', testMatch: 'sub-app-host/build.setup.ts' },
    {
      name: 'sub-app-host',
      testMatch: 'sub-app-host/**/*.spec.ts',
      dependencies: ['sub-app-host-build'],
    },
    {
      name: 'capabilities',
      testMatch: 'specs/**/*.spec.ts',
      testIgnore: ofTheFloor,
      use: { baseURL: serverAddress, locale: 'en-US' },
    },
  ],
  globalTeardown: './fixtures/global-teardown.ts',
  webServer: [
    {
      command: `"${process.execPath}" apps/server/src/main.ts`,
      cwd: '..',
      url: `${serverAddress}/readyz`,
      env: serverEnvironment(),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      timeout: 90_000,
    },
    {
      command: `"${process.execPath}" e2e/fixtures/outside-parties.ts`,
      cwd: '..',
      url: `${outsideAddress.panel}/ready`,
      env: { LADING_E2E_PORT: process.env.LADING_E2E_PORT ?? '' },
      stdout: 'ignore',
    },
  ],
});
