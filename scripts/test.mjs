import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './lib/build-apps.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { allSpecFolders, changedFiles, specFoldersOf } from './lib/changed-files.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runPinned, tool } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { afterSecondTry, readPlaywright, readVitest } from './lib/test-reports.mjs';

/**
 * `npm test` on a fresh clone: installs what is missing, then check, unit and server tests (against a real database, and with several
 * nodes on a PostgreSQL server) and end-to-end tests in a real browser. Prints what the check and each run say, why a run gave no report,
 * and last the names of what failed and one line, `N passed, N failed`.
 *
 * `npm test -- --changed [commit]` runs the check, the tests that import what differs from the commit (HEAD by default), and the browser
 * specs of the capabilities that it touches.
 */
const [flag, base = 'HEAD'] = process.argv.slice(2);
if (flag !== undefined && flag !== '--changed') {
  console.error(`Unknown option ${flag}. Use: npm test [-- --changed [commit]]`);
  process.exit(1);
}
const isPartial = flag === '--changed';
ensureInstalled();
const env = { CHROMIUM_PATH: ensureChromium(), POSTGRES_BIN: ensurePostgres() };
const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

/** @type {{ passed: number; failed: number; names: string[] }} */
const totals = { passed: 0, failed: 0, names: [] };
const add = (passed, failed, names = []) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.names.push(...names);
};

/** A run that ended badly without a report of its own (a crash, no test found) still counts as a failure. */
function count(name, code, read) {
  try {
    const { passed, failed, names } = read();
    if (failed > 0 || code === 0) add(passed, failed, names);
    else add(passed, 1, [...names, `${name}: ended with ${code}, though every test passed`]);
    if (passed + failed === 0 && !isPartial) throw new Error('no test was run');
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    add(0, 1, [`${name}: ${error.message}`]);
  }
}

const check = await runPinned(['scripts/check.mjs'], { capture: true });
// Caught to be counted, and shown as it is.
console.log(check.output);
count('check', check.code, () => {
  const [, passed, failed] = /check: (\d+) passed, (\d+) failed/.exec(check.output) ?? [];
  const names = check.output.split('\n').filter((line) => line.startsWith('FAILED'));
  return { passed: Number(passed), failed: Number(failed), names };
});

await buildApps();

/** Runs test files by Vitest and writes a report. */
function runVitest(report, more) {
  rmSync(join(reports, report), { force: true });
  const output = `--outputFile.json=${join(reports, report)}`;
  const args = [
    tool('vitest/vitest.mjs'),
    ...['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', output],
    ...more,
  ];
  return runPinned(args, { env });
}

let { code } = await runVitest('vitest.json', isPartial ? [`--changed=${base}`, '--passWithNoTests'] : []);
let readUnits = () => readVitest(join(reports, 'vitest.json'));
/** A few files that failed are run once more, one after the other; what passes then is named, as flaky browser tests are. */
const triedAgain = 12;
const first = existsSync(join(reports, 'vitest.json')) ? readUnits() : { files: [] };
if (first.files.length > 0 && first.files.length <= triedAgain) {
  ({ code } = await runVitest('vitest-again.json', ['--no-file-parallelism', ...first.files]));
  readUnits = () => afterSecondTry(first, readVitest(join(reports, 'vitest-again.json')));
}
count('vitest', code, readUnits);

const specs = isPartial
  ? specFoldersOf(changedFiles(base), allSpecFolders()).map((folder) => `specs/${folder}/`)
  : [];
if (!isPartial || specs.length > 0) {
  const browser = await runPinned(
    [
      ...[
        tool('@playwright/test/cli.js'),
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
      ],
      ...specs,
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') } },
  );
  count('playwright', browser.code, () => readPlaywright(join(reports, 'playwright.json')));
}

// The result of `npm test`: what failed is named last, where a log is read first.
for (const name of totals.names) console.log(`\n${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
