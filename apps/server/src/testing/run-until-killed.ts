import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { compileCacheFolder } from '../compile-cache.ts';

/**
 * Runs a script that kills itself (`kill -9`) as a separate process, with its instructions as the only argument; resolves when it is
 * dead. It starts from compiled code as a server does: stripping the types of everything that it imports takes longer than its work.
 */
export async function runUntilKilled(file: string, instructions: object): Promise<void> {
  const node = spawn(process.execPath, [file, JSON.stringify(instructions)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder },
  });
  const [code, signal] = (await once(node, 'exit')) as unknown[];
  expect([code, signal]).toEqual([null, 'SIGKILL']);
}
