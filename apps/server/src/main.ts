import { flushCompileCache } from 'node:module';
import { startCompileCache } from './compile-cache.ts';

startCompileCache();
const { start } = await import('./start.ts');
const { openLog } = await import('./platform/open-log.ts');

const isProduction = process.env['NODE_ENV'] === 'production';
if (isProduction) {
  // Log readers expect JSON, also for a crash.
  process.on('uncaughtException', (error) => {
    openLog('fatal').fatal({ err: error }, 'the server crashed');
    process.exit(1);
  });
}
// A server that is killed, or stops at a signal, would not write it at its end.
start().then(flushCompileCache, (error: unknown) => {
  if (isProduction) {
    openLog('fatal').fatal({ err: error }, 'the server did not start');
  } else {
    const text = error instanceof Error ? error.message : String(error);
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : '';
    process.stderr.write(`\nThe server did not start. ${text}${cause}\n`);
  }
  process.exit(1);
});
