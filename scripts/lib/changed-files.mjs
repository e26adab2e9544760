import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Folders that contain one folder per capability. */
const rooms =
  /^(?:packages\/contracts\/src|apps\/server\/src\/modules|apps\/[\w-]+\/src\/features|e2e\/specs)\/([\w-]+)\//;

/** Capabilities whose specs have another folder name. */
const specFolders = {
  'live-push': 'shell',
  'command-palette': 'shell',
  core: 'shell',
  home: 'shell',
  language: 'shell',
  layout: 'shell',
  maintenance: 'shell',
  menu: 'shell',
  'sub-app-host': 'shell',
};

/** Other product code that mainly concerns the specs of one folder. */
const elsewhere = [
  [/^packages\/(import-engine|data-grid)\//, 'imports'],
  [/^packages\/(ui|i18n|sub-app-kit|api-client|bridge)\//, 'shell'],
  [/^apps\/shell\/src\/(app|platform)\//, 'shell'],
  [/^apps\/server\/(src\/platform|db)\//, 'identity'],
];

/**
 * The folders of `e2e/specs` affected by changed files: those of their capabilities, and the shell's for shared code.
 *
 * @param {readonly string[]} files paths from the root
 * @param {readonly string[]} folders the existing folders
 * @returns {string[]} sorted, each once
 */
export function specFoldersOf(files, folders) {
  const found = new Set();
  for (const file of files) {
    const room = rooms.exec(file)?.[1];
    const named = room === undefined ? undefined : (specFolders[room] ?? room);
    const [, other] = named === undefined ? (elsewhere.find(([path]) => path.test(file)) ?? []) : [];
    const folder = named ?? other;
    if (folder !== undefined && folders.includes(folder)) found.add(folder);
  }
  return [...found].toSorted();
}

/** Files that are not part of the server. */
const clients =
  /^(?:apps\/(?!server\/)|packages\/(?:ui|i18n|data-grid|sub-app-kit|bridge|api-client)\/|e2e\/|docs\/|benches\/)/;
const isTest = (/** @type {string} */ file) => file.endsWith('.test.ts');

/**
 * The server's tests of the changed capabilities, and those of others that mention one of them. Nearly all of its tests start the whole
 * server and so import every file; without this choice any change would run them all.
 *
 * @param {readonly string[]} files changed ones, paths from the root
 * @param {ReadonlyMap<string, string>} tests the server's tests, each with its text
 * @returns {string[]} all, if a changed file belongs to no capability
 */
export function serverTestsOf(files, tests) {
  const changed = files.filter((file) => !clients.test(file));
  const sources = changed.filter((file) => !isTest(file));
  const found = sources.map((file) => rooms.exec(file)?.[1]);
  if (found.some((room) => room === undefined || room === 'core')) return [...tests.keys()];
  return [...tests]
    .filter(
      ([path, text]) =>
        changed.includes(path) ||
        found.some(
          (room) =>
            path.includes(`/modules/${room}/`) || text.includes(`/${room}/`) || text.includes(`/${room}'`),
        ),
    )
    .map(([path]) => path);
}

/** The server's tests with their texts; see {@link serverTestsOf}. */
export function allServerTests() {
  const inFolder = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  const paths = [...inFolder('apps/server/src'), ...inFolder('apps/server/db')].filter(isTest);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The folders of the browser specs. */
export const allSpecFolders = () =>
  readdirSync(join(root, 'e2e', 'specs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Files that differ from a commit, with those that git does not track yet.
 *
 * @param {string} base
 * @returns {string[]} paths from the root
 */
export function changedFiles(base) {
  const lines = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')];
}

/**
 * For each workspace, its dependencies among the workspaces.
 *
 * @param {readonly string[]} workspaces folders from the root
 * @returns {Map<string, string[]>}
 */
export function dependenciesOf(workspaces) {
  const manifests = workspaces.map((folder) => {
    const path = join(root, folder, 'package.json');
    return { folder, ...(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) };
  });
  const folderOf = new Map(manifests.map(({ name, folder }) => [name, folder]));
  return new Map(
    manifests.map(({ folder, dependencies, devDependencies }) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
    ]),
  );
}

/**
 * The workspaces with a changed file, and those that depend on one, directly or not; all for a file outside of them that may affect
 * every one (a configuration, the lock file).
 *
 * @param {readonly string[]} files paths from the root
 * @param {Map<string, string[]>} dependencies from `dependenciesOf`
 * @returns {string[]}
 */
export function touchedWorkspaces(files, dependencies) {
  const all = [...dependencies.keys()];
  if (files.some((file) => /^(?:package-lock\.json|tsconfig\.base\.json)$/.test(file))) return all;
  const touched = new Set(all.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))));
  for (let known = -1; known < touched.size;) {
    known = touched.size;
    for (const [folder, needs] of dependencies)
      if (needs.some((need) => touched.has(need))) touched.add(folder);
  }
  return all.filter((folder) => touched.has(folder));
}
