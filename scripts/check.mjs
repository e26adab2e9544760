import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { changedFiles, dependenciesOf, touchedWorkspaces } from './lib/changed-files.mjs';
import { buildApps } from './lib/build-apps.mjs';
import { weighFirstPages } from './lib/first-pages.mjs';
import { runPinned, tool } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run check`: format, lint, borders, message codes, queries in stores, dead code, types and the weight of the first pages.
 * Prints a line for each as it ends, with the output of a failed one, and a last line, `check: N passed, N failed`.
 *
 * `npm run check -- --changed [commit]` formats and lints what differs from the commit (`main` by default), and checks the types of the
 * affected workspaces and of those that depend on them.
 */
const [flag, base = 'main'] = process.argv.slice(2);
ensureInstalled();

const packagesAndApps = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const workspaces = [...packagesAndApps, 'e2e', 'benches', 'scripts'];
/** The benches have no manifest and may import any package and app. */
const dependencies = dependenciesOf(workspaces).set('benches', packagesAndApps);
const changed =
  flag === '--changed' ? changedFiles(base).filter((file) => existsSync(join(root, file))) : undefined;
/**
 * The whole is checked in four programs: what runs beside a DOM is one, so that the packages below are read once. The configuration of each
 * workspace serves editors and `--changed`.
 */
const pages = 'tsconfig.pages.json';
const typed = changed
  ? touchedWorkspaces(changedFiles(base), dependencies)
  : [pages, 'apps/server', 'packages/contracts', 'scripts'];
/** Arguments for a tool that accepts files: the changed ones, or its default. */
const filesOr = (all, wanted) => (changed ? changed.filter((file) => wanted.test(file)) : all);
const formatted = filesOr(['.'], /./);
const linted = filesOr([], /\.(?:tsx?|mjs)$/);

/**
 * Every static rule of the project; each is one line of the report. The longest come first: two run at a time, and one of them alone
 * at the end would leave a processor idle.
 */
const steps = [
  {
    name: 'lint',
    args: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...linted],
    isIdle: changed !== undefined && linted.length === 0,
  },
  // One checker for each program: several would each work out the types of what the files share.
  ...typed.map((path) => ({
    name: `types of ${path === pages ? 'packages, pages, e2e and benches' : path}`,
    args: [tool('typescript/bin/tsc'), '-p', path, '--checkers', '1'],
  })),
  {
    name: 'format',
    args: [
      tool('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '--ignore-unknown',
      ...formatted,
    ],
    isIdle: formatted.length === 0,
  },
  {
    name: 'borders',
    args: [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'e2e',
      'benches',
    ],
  },
  { name: 'dead code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'message codes', args: [join(root, 'scripts/lib/find-text-logic.mjs')] },
  { name: 'queries in stores', args: [join(root, 'scripts/lib/find-stray-sql.mjs')] },
];

/**
 * The checkers of types and the linter are Go programs, whose garbage collector takes about a sixth of their time unless it may leave more
 * unused. They then take up to 7 GB together.
 */
const goSettings = process.availableMemory() > 16 * 2 ** 30 ? { GOGC: '300' } : {};

const queue = steps.filter(({ isIdle }) => !isIdle);
const count = queue.length;
let failed = 0;

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const started = performance.now();
    const { code, output } = await runPinned(step.args, { capture: true, env: goSettings });
    const seconds = Math.round((performance.now() - started) / 1_000);
    if (code !== 0) failed += 1;
    // The report's line of this rule.
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${step.name}, ${seconds} s${code === 0 ? '' : `\n${output}`}`,
    );
  }
}

await Promise.all([work(), work()]);

await buildApps();
const firstPages = weighFirstPages();
for (const { name, bytes, budget } of firstPages) {
  const isLight = bytes <= budget;
  if (!isLight) failed += 1;
  const weight = `${(bytes / 1000).toFixed(1)} of ${budget / 1000} kB`;
  // The report's line of this page.
  console.log(`${isLight ? 'ok    ' : 'FAILED'} weight of the ${name}: ${weight} JavaScript, gzip`);
}

// The report's last line, which `npm test` reads.
console.log(`check: ${count + firstPages.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
