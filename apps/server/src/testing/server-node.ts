import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** One of several identical servers on one database, as a separate process. */
export interface ServerNode {
  port: number;
  origin: string;
  dataDir: string;
  /** Process id of the running server. */
  pid(): number;
  /** Starts it, at its earlier address if it ran before; resolves when it reports that it is ready. */
  start(): Promise<void>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Stops it as an operator would, by SIGTERM; resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Prepares a node with these settings (docs/operating.md); it inherits no others. What it writes to its terminal, such as the warnings of its
 * log, is shown here, or appended to `logFile`.
 */
export async function serverNode(
  settings: Record<string, string>,
  { logFile }: { logFile?: string | undefined } = {},
): Promise<ServerNode> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    dataDir: settings['DATA_DIR'] ?? '',
    pid: () => server!.pid!,
    async start() {
      const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
      const started = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          PORT: String(port),
          LADING_DEMO_HISTORY: '0',
          ...settings,
        },
        stdio: ['ignore', 'pipe', log],
      });
      // The process has its own descriptor of the file.
      if (typeof log === 'number') closeSync(log);
      server = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout!.on('data', (chunk: Buffer) => {
          if (chunk.includes('is ready')) resolve();
        });
        started.once('exit', () => reject(new Error('The node ended before it was ready')));
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
