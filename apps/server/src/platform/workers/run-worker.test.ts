import { getCompileCacheDir } from 'node:module';
import { expect, it } from 'vitest';
import { runWorker } from './run-worker.ts';

/** A worker that answers with the folder of its compiled code and the names in its environment. */
const source = `
  import { getCompileCacheDir } from 'node:module';
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ answer: { compiled: getCompileCacheDir(), names: Object.keys(process.env) } });
`;

it('a worker starts from the compiled code of the server, and knows nothing else of its environment', async () => {
  const url = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const answer = await runWorker({ orgId: '1', url, data: undefined, milliseconds: 20_000 });
  expect(answer).toEqual({ compiled: getCompileCacheDir(), names: ['NODE_COMPILE_CACHE'] });
});
