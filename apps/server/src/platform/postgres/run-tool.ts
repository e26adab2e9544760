import { spawn } from 'node:child_process';
import type { PostgresAccount } from './postgres-account.ts';

/** The environment of PostgreSQL's programs: contains nothing of ours, in particular no secrets. */
export const toolEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Runs one of PostgreSQL's programs to its end. Throws with its output when it fails. */
export async function runTool(
  program: string,
  parameters: string[],
  options: { cwd?: string; account?: PostgresAccount | undefined } = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    cwd: options.cwd,
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options.account,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (written = (written + text).slice(-4_000)));
  }
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${written.trim()}`)),
    );
  });
}
