/**
 * Repeated `kill -9` in the middle of imports: `node benches/kill-during-imports.bench.ts 100` (3 times by default). Two clients save
 * 400 rows at a time and one saves 2,000, which become a background job, each under a key and repeated with it until acknowledged.
 * Every second kill comes at a random moment, the others right after a save whose reply has not arrived: there a second save would be
 * a duplicate. Prints how many rows were acknowledged, lost, and written twice.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  countLosses,
  saveUntilAcknowledged,
  type Acknowledged,
} from '../apps/server/src/testing/import-series.ts';
import { roundRobinProxy } from '../apps/server/src/testing/round-robin-proxy.ts';
import { signIn } from '../apps/server/src/testing/wire-client.ts';
import { serveBeside } from './serve-beside.ts';

const [kills = 3] = process.argv.slice(2).map(Number);
const atMostMs = 1_500;
const endMs = 60_000;

const served = await serveBeside();
const { node, platform } = served;
const proxy = await roundRobinProxy([node.port]);
const acknowledged: Acknowledged[] = [];

for (let round = 0; round < kills; round += 1) {
  const { headers } = await signIn(proxy.origin);
  const life = { isKilled: false };
  const save = async (key: string, rows: number): Promise<void> => {
    acknowledged.push(await saveUntilAcknowledged(proxy.origin, headers, key, rows));
  };
  const series = async (name: string): Promise<void> => {
    for (let number = 0; !life.isKilled; number += 1) await save(`K${round}${name}${number}`, 400);
  };
  const saving = Promise.all([save(`K${round}L`, 2_000), series('A'), series('B')]);
  await wait(atMostMs * Math.random());
  if (round % 2 === 0) await node.kill();
  else
    await new Promise<void>((resolve) => {
      proxy.loseNextAnswer(() => node.kill().then(resolve));
    });
  life.isKilled = true;
  await node.start();
  await saving;
  if ((round + 1) % 10 === 0) console.log(`${round + 1} of ${kills} …`);
}

let found = await countLosses(platform.database.pool, 'K', acknowledged);
for (const end = performance.now() + endMs; found.open > 0 && performance.now() < end;) {
  await wait(500);
  found = await countLosses(platform.database.pool, 'K', acknowledged);
}
const rows = acknowledged.reduce((sum, one) => sum + one.rows, 0);
const again = acknowledged.filter(({ tries }) => tries > 1).length;
console.log(
  `${kills} kills: ${acknowledged.length} imports with ${rows} rows acknowledged, ${again} of them sent more than once; ${found.lost} rows lost, ` +
    `${found.twice} rows written twice, ${found.extra} imports on record too many, ${found.open} not finished`,
);
await proxy.close();
await served.close();
