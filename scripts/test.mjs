import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './lib/build-apps.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runPinned, tool } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm test` on a fresh clone: installs what is missing, then check, unit and server tests (against a real database, and with several
 * nodes on a PostgreSQL server) and end-to-end tests in a real browser. Closes with one line, `N passed, N failed`.
 */
ensureInstalled();
const env = { CHROMIUM_PATH: ensureChromium(), POSTGRES_BIN: ensurePostgres() };
const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0 };
const add = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};

/** A run that ended badly without a report of its own (a crash, no test found) still counts as a failure. */
function count(name, code, read) {
  try {
    const { passed, failed } = read();
    add(passed, failed === 0 && code !== 0 ? 1 : failed);
    if (passed + failed === 0) throw new Error('no test was run');
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    add(0, 1);
  }
}
const readJson = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'));

const check = await runPinned(['scripts/check.mjs'], { capture: true });
console.log(check.output);
count('check', check.code, () => {
  const [, passed, failed] = /check: (\d+) passed, (\d+) failed/.exec(check.output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
});

await buildApps();

const vitest = await runPinned(
  [
    ...[tool('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  { env },
);
count('vitest', vitest.code, () => {
  const report = readJson('vitest.json');
  return { passed: report.numPassedTests, failed: report.numFailedTests };
});

const browser = await runPinned(
  [tool('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
  { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') } },
);
count('playwright', browser.code, () => {
  const { stats } = readJson('playwright.json');
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
