import { text } from 'node:stream/consumers';
import { runAdmin } from './admin/run-admin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
