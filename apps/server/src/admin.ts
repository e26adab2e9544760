import { text } from 'node:stream/consumers';
import { startCompileCache } from './compile-cache.ts';

startCompileCache();
const { runAdmin } = await import('./admin/run-admin.ts');

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
