/**
 * The faults that operators meet, with two nodes on a PostgreSQL of its own behind a proxy that asks for their health:
 * `node benches/operator-faults.bench.ts --rounds 10 --only kill,freeze` (10 rounds of each fault by default). Clients save products,
 * orders and imports that become jobs, export lists and request mails without a pause, and repeat under its key what is not
 * acknowledged. After each round nothing acknowledged may be lost or doubled, no node may have ended by itself, calls must succeed
 * within a minute, all work must end, and `/readyz` must have told the truth.
 *
 * Prints a line a round and a table of all faults; exits with code 1 when something was not as it must be, and then keeps the log
 * of the nodes, and says where. The nodes shut down as in production; otherwise they serve the demo, which production refuses.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { startMailStandIn } from '../apps/server/src/platform/testing/mail-stand-in.ts';
import { tcpLink } from '../apps/server/src/testing/tcp-link.ts';
import { startTwoNodes } from '../apps/server/src/testing/two-nodes.ts';
import { type Fault, faults } from './operator-faults/faults.ts';
import { playRound, type Round } from './operator-faults/play-round.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const unknown = only?.filter((name) => !faults.some((fault) => fault.name === name)) ?? [];
if (!(rounds >= 1) || unknown.length > 0) {
  console.error(`Usage: --rounds NUMBER --only ${faults.map(({ name }) => name).join(',')}`);
  process.exit(2);
}
const chosen = faults.filter(({ name }) => only?.includes(name) ?? true);

const logFile = join(tmpdir(), `lading-operator-faults-${process.pid}.log`);
const mail = await startMailStandIn();
const mailLink = await tcpLink(mail.port);
const two = await startTwoNodes(
  {
    SMTP_URL: `smtp://127.0.0.1:${mailLink.port}`,
    MAIL_FROM: 'Lading <no-reply@lading.test>',
    LADING_REQUESTS_PER_MINUTE: '10000000',
    LADING_DRAIN_SECONDS: '4',
    LOG_LEVEL: 'warn',
  },
  // As in `deploy/Caddyfile`.
  { healthMs: 2_000, logFile },
).catch((error: unknown) => {
  console.log(`Log of the nodes: ${logFile}`);
  throw error;
});
const database = new Pool(two.postgres.admin);
// Faults end connections.
database.on('error', () => undefined);
const stage = { two, database, mailLink, accepted: mail.accepted };

const inSeconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);
const total = (played: readonly Round[], of: 'rows' | 'lost' | 'doubled' | 'dead'): number =>
  played.reduce((sum, round) => sum + round[of], 0);

async function play(fault: Fault): Promise<Round[]> {
  const played: Round[] = [];
  console.log(`${fault.name}: ${fault.what}`);
  for (let number = 1; number <= rounds; number += 1) {
    const round = await playRound(stage, fault, number);
    played.push(round);
    const { callsMs, workMs, longestMs, rows, findings, odd } = round;
    console.log(
      `  ${number} of ${rounds}: calls after ${inSeconds(callsMs)} s, all work after ${inSeconds(workMs)} s, ` +
        `longest call ${inSeconds(longestMs)} s, ${rows} rows; ` +
        `${round.lost} lost, ${round.doubled} doubled, ${round.dead} dead`,
    );
    for (const finding of findings) console.log(`    WRONG: ${finding}`);
    if (odd.length > 0) console.log(`    also refused: ${odd.join(', ')}`);
  }
  return played;
}

/** Median and maximum, in seconds. */
function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, next) => one - next);
  return `${inSeconds(sorted[Math.floor((sorted.length - 1) / 2)]!)}, ${inSeconds(sorted.at(-1)!)}`;
}

function rowOf(played: readonly Round[]): Record<string, string | number> {
  return {
    rounds: played.length,
    'calls again (s)': spread(played.map(({ callsMs }) => callsMs)),
    'all work done (s)': spread(played.map(({ workMs }) => workMs)),
    'longest call (s)': spread(played.map(({ longestMs }) => longestMs)),
    rows: total(played, 'rows'),
    lost: total(played, 'lost'),
    doubled: total(played, 'doubled'),
    'dead nodes': total(played, 'dead'),
    'else wrong': played.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}

const table: Record<string, ReturnType<typeof rowOf>> = {};
let isWrong = true;
try {
  for (const fault of chosen) table[fault.name] = rowOf(await play(fault));
  isWrong = Object.values(table).some((row) =>
    ['lost', 'doubled', 'dead nodes', 'else wrong'].some((name) => row[name] !== 0),
  );
} finally {
  console.log('Each time: median, maximum');
  console.table(table);
  if (isWrong) console.log(`Log of the nodes: ${logFile}`);
  await database.end();
  await two.close();
  await mailLink.close();
  mail.close();
  if (!isWrong) await rm(logFile, { force: true });
}
process.exit(isWrong ? 1 : 0);
