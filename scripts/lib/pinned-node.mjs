import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const bin = join(root, 'node_modules', '.bin');

/** The Node 24 that the project pins as an npm package; everything except the set-up itself runs on it. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment in which the pinned Node and the locked tools come first. */
export const pinnedEnvironment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` });

/**
 * Runs a script on the pinned Node and returns its exit code and, if captured, its output. In the background, it and what it starts
 * take only the processor time that others leave.
 *
 * @param {string[]} args script and arguments
 * @param {{ capture?: boolean, isInBackground?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runPinned(args, { capture = false, isInBackground = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, {
      cwd,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...pinnedEnvironment(), ...env },
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The script file behind a locked command, such as `vite`, so that it can be run without a shell. */
export const tool = (path) => join(root, 'node_modules', path);
