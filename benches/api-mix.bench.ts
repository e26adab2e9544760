/**
 * How long calls take at a steady rate: `node benches/api-mix.bench.ts 200 30` for 200 calls a second during 30 s (defaults 50, 5). A
 * server in a separate process with the demo's data; the mix is typical for list users, with some checks and saves of an import.
 * Calls start on schedule whether or not earlier ones are answered, and a call's time runs from when it was due. The client shares
 * the machine with the server. Prints the distribution of these times by kind of call and in total, and the number of failed calls.
 */
import { signIn } from '../apps/server/src/testing/wire-client.ts';
import { callMix } from './call-mix.ts';
import { serveBeside } from './serve-beside.ts';
import { spreadOf } from './spread-of.ts';

const [rate = 50, seconds = 5] = process.argv.slice(2).map(Number);
const warmUpSeconds = 3;

const served = await serveBeside();
const { headers } = await signIn(served.node.origin);
const run = callMix(served.node.origin, () => headers);
await run(rate, warmUpSeconds);
const { waits, failures } = await run(rate, seconds);
const all = [...waits.values()].flat();
for (const [name, found] of waits)
  if (found.length > 0)
    console.log(`${name.padEnd(22)} ${String(found.length).padStart(6)}  ${spreadOf(found)}`);
console.log(`${'all'.padEnd(22)} ${String(all.length).padStart(6)}  ${spreadOf(all)}`);
console.log(
  `${rate} calls a second asked for; ${failures.length} failed${failures[0] ? `, such as ${failures[0]}` : ''}`,
);
await served.close();
