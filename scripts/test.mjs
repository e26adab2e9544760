import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './lib/build-apps.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import {
  allServerTests,
  allSpecFolders,
  changedFiles,
  serverTestsOf,
  specFoldersOf,
} from './lib/changed-files.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runPinned, tool } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { afterSecondTry, mostFlaky, readPlaywright, readVitest } from './lib/test-reports.mjs';

/**
 * `npm test` on a fresh clone: installs what is missing and builds, then unit and server tests (against a real database, and with several
 * nodes on a PostgreSQL server) with the check beside them, then end-to-end tests in a real browser. Prints the reports of each run and of
 * the check, and last the minutes of the whole and of each stage, the slowest tests, the names of what failed, the names of what was flaky,
 * and one line, `N passed, N failed`.
 *
 * `npm test -- --changed [commit]` runs the check of the affected workspaces, the tests that import what differs from the commit (`main` by
 * default; for the server, those of the affected capabilities), and the browser specs of these capabilities.
 */
const [flag, base = 'main'] = process.argv.slice(2);
if (flag !== undefined && flag !== '--changed') {
  console.error(`Unknown option ${flag}. Use: npm test [-- --changed [commit]]`);
  process.exit(1);
}
const isPartial = flag === '--changed';
const started = performance.now();
const minutesSince = (start) => ((performance.now() - start) / 60_000).toFixed(1);
ensureInstalled();
const env = { CHROMIUM_PATH: ensureChromium(), POSTGRES_BIN: ensurePostgres() };
const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });

/** @type {{ passed: number; failed: number; names: string[]; flaky: string[]; timed: { name: string; ms: number }[] }} */
const totals = { passed: 0, failed: 0, names: [], flaky: [], timed: [] };
function add({ passed, failed, names, flaky = [], timed = [] }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.names.push(...names);
  totals.flaky.push(...flaky);
  totals.timed.push(...timed);
}

/** Minutes of each stage, in the order in which they end. */
const stages = [];
async function stage(name, work) {
  const start = performance.now();
  const result = await work();
  stages.push(`${name} ${minutesSince(start)}`);
  return result;
}

/** A run that ended badly without a report of its own (a crash, no test found) still counts as a failure. */
function count(name, code, read) {
  try {
    const report = read();
    add(report);
    if (report.failed === 0 && code !== 0)
      add({ passed: 0, failed: 1, names: [`${name}: ended with ${code}, though every test passed`] });
    if (report.passed + report.failed === 0 && !isPartial) throw new Error('no test was run');
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    add({ passed: 0, failed: 1, names: [`${name}: ${error.message}`] });
  }
}

// First: some tests start servers, which look for the built pages.
await stage('build', buildApps);

/** The tests often wait for a database, the check never: it runs beside them with the processor time that they leave. */
const checking = stage('check beside the tests', () =>
  runPinned(['scripts/check.mjs', ...(isPartial ? [flag, base] : [])], {
    capture: true,
    isInBackground: true,
  }),
);

/** Runs test files by Vitest and writes a report. */
function runVitest(report, more) {
  rmSync(join(reports, report), { force: true });
  const output = `--outputFile.json=${join(reports, report)}`;
  const args = [
    tool('vitest/vitest.mjs'),
    // One worker per core: half of a test's time is waiting for the database.
    'run',
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    output,
    ...more,
  ];
  return runPinned(args, { env });
}

/** Every unit test that imports what changed; of the server's, those of the capabilities that changed. */
const related = () => [
  `--changed=${base}`,
  '--passWithNoTests',
  'packages/',
  'scripts/',
  'apps/shell/',
  'apps/basics/',
  'apps/oms/',
  'apps/shipping/',
  'apps/floor/',
  ...serverTestsOf(changedFiles(base), allServerTests()),
];
let { code } = await stage('unit and server', () => runVitest('vitest.json', isPartial ? related() : []));
let readUnits = () => readVitest(join(reports, 'vitest.json'));
/** If a few files failed, they run once more, one after the other; what passes then is flaky, as in the browser tests. */
const triedAgain = 12;
const first = existsSync(join(reports, 'vitest.json')) ? readUnits() : { files: [] };
if (first.files.length > 0 && first.files.length <= triedAgain) {
  ({ code } = await stage('second try', () =>
    runVitest('vitest-again.json', ['--no-file-parallelism', ...first.files]),
  ));
  readUnits = () => afterSecondTry(first, readVitest(join(reports, 'vitest-again.json')));
}
count('vitest', code, readUnits);

const check = await checking;
// Caught to be counted and not to be mixed with the report of the tests, and shown unchanged.
console.log(check.output);
count('check', check.code, () => {
  const [, passed, failed] = /check: (\d+) passed, (\d+) failed/.exec(check.output) ?? [];
  const names = check.output.split('\n').filter((line) => line.startsWith('FAILED'));
  return { passed: Number(passed), failed: Number(failed), names };
});

const specs = isPartial
  ? specFoldersOf(changedFiles(base), allSpecFolders()).map((folder) => `specs/${folder}/`)
  : [];
if (!isPartial || specs.length > 0) {
  const browser = await stage('browser', () =>
    runPinned(
      [
        tool('@playwright/test/cli.js'),
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
        ...specs,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') } },
    ),
  );
  count('playwright', browser.code, () => readPlaywright(join(reports, 'playwright.json')));
}
if (totals.flaky.length > mostFlaky)
  add({
    passed: 0,
    failed: 1,
    names: [`${totals.flaky.length} flaky tests: more than ${mostFlaky} fail a run`],
  });

// The result of `npm test`: failures are named last, where people look first.
console.log(`\nMinutes: ${minutesSince(started)} (${stages.join(', ')})`);
const slowest = totals.timed.toSorted((one, next) => next.ms - one.ms).slice(0, 10);
for (const { name, ms } of slowest)
  console.log(`${(ms / 1000).toFixed(1)} s  ${name.replace(`${root}/`, '')}`);
for (const name of totals.names) console.log(`\n${name}`);
for (const name of totals.flaky) console.log(`\nflaky: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
