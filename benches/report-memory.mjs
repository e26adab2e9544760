/**
 * Loaded by a server before anything else (`node --import`): at each SIGUSR2 it collects garbage and adds a line to the file
 * `MEMORY_REPORT`, the JSON of `process.memoryUsage()`.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    appendFileSync(process.env.MEMORY_REPORT, `${JSON.stringify(process.memoryUsage())}\n`);
  });
}
