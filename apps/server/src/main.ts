import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is read: the next start finds everything compiled, and types stripped.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', '.cache', 'node'));
const { start } = await import('./start.ts');

start().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : '';
  process.stderr.write(`\nThe server did not start. ${text}${cause}\n`);
  process.exit(1);
});
