/**
 * Open sockets of live push, their memory, and message latency: `node benches/push-sockets.bench.ts 5000 1000 30 10` for 5,000
 * sockets and 1,000 messages a second during 30 s, 10 per transaction (defaults 200, 100, 5, 1). A server in a separate process; each
 * socket belongs to another person, sends heart-beats like browsers, and receives messages from transactions of another node. Latency
 * runs from before the transaction until the socket has the message. Clients share the machine with the server. Prints the server's
 * memory, the achieved rate, lost messages, and the latency distribution.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { publishPush } from '../apps/server/src/platform/push/publish-push.ts';
import { pushPath, pushTokenHeader, userTopic } from '../packages/contracts/src/core/index.ts';
import { serveBeside } from './serve-beside.ts';
import { spreadOf } from './spread-of.ts';

const [many = 200, rate = 100, seconds = 5, together = 1] = process.argv.slice(2).map(Number);
const opensAtATime = 50;
const beatMs = 8_000;

const served = await serveBeside({ LADING_SOCKETS_PER_ADDRESS: String(many + 100) });
const { platform, node } = served;

/** Resident memory of the server in kB, once it is idle. */
async function memory(): Promise<number> {
  await wait(3_000);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(node.pid())], { encoding: 'utf8' }));
}

interface Person {
  user_id: string;
  org_id: string;
  session_id: string;
}

/** People with a sign-in each, ten per organization. */
async function addPeople(): Promise<Person[]> {
  const { rows } = await platform.database.pool.query<Person>(
    `with organisations as (
       insert into organisation (org_name) select 'Bench ' || n from generate_series(1, ceil($1 / 10.0)::integer) n returning org_id
     ), numbered as (select org_id, row_number() over (order by org_id) as place from organisations),
     people as (
       insert into person (org_id, user_name, email, password_hash)
       select org_id, 'bench-' || n, 'bench-' || n || '@bench.test', '-'
       from generate_series(1, $1::integer) n join numbered on place = (n - 1) / 10 + 1 returning user_id, org_id
     )
     insert into session (user_id, org_id, expires_at) select user_id, org_id, now() + interval '1 day' from people
     returning user_id, org_id, session_id`,
    [many],
  );
  return rows;
}

const sentAt: number[] = [];
const waits: number[] = [];

/** Opens a socket and subscribes to its person's topic; resolves when the server has confirmed it. */
async function open(person: Person): Promise<WebSocket> {
  const { user_id: userId, org_id: orgId, session_id: sessionId } = person;
  const token = await platform.tokens.sign({ userId, orgId, sessionId, resellerId: undefined });
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}${pushPath}`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('A socket was refused')));
    socket.addEventListener('close', ({ code }) => reject(new Error(`A socket was closed with ${code}`)));
    socket.addEventListener('open', () =>
      socket.send(
        `CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:10000,10000\n${pushTokenHeader}:Bearer ${token}\n\n\0`,
      ),
    );
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('MESSAGE')) {
        const { taskId } = JSON.parse(text.slice(text.indexOf('\n\n') + 2, text.indexOf('\0'))) as {
          taskId: string;
        };
        waits.push(performance.now() - sentAt[Number(taskId)]!);
      } else if (text.startsWith('CONNECTED'))
        socket.send(`SUBSCRIBE\nid:0\ndestination:${userTopic(orgId, userId)}\nreceipt:0\n\n\0`);
      else if (text.startsWith('RECEIPT')) resolve();
      else if (text.startsWith('ERROR')) reject(new Error(text));
    });
  });
  return socket;
}

/** Publishes messages from this number on, in one transaction, each to one person. */
async function publish(from: number): Promise<void> {
  const numbers = Array.from({ length: together }, (_, more) => from + more);
  for (const number of numbers) sentAt[number] = performance.now();
  await platform.database.asSystem(async (trx) => {
    for (const number of numbers) {
      const { org_id: orgId, user_id: userId } = people[Math.floor(Math.random() * many)]!;
      await publishPush(trx, { orgId, userId }, { type: 'TASK_CHANGED', taskId: String(number) });
    }
  });
}

const people = await addPeople();
const before = await memory();
const openedFrom = performance.now();
const sockets: WebSocket[] = [];
const queue = [...people];
await Promise.all(
  Array.from({ length: opensAtATime }, async () => {
    for (let person = queue.pop(); person; person = queue.pop()) sockets.push(await open(person));
  }),
);
const openSeconds = (performance.now() - openedFrom) / 1_000;
const beats = setInterval(() => {
  for (const socket of sockets) socket.send('\n');
}, beatMs);
const after = await memory();
console.log(`${sockets.length} sockets opened in ${openSeconds.toFixed(1)} s`);
console.log(
  `server's memory: ${(before / 1024).toFixed(0)} MB without, ${(after / 1024).toFixed(0)} MB with them: ${((after - before) / many).toFixed(1)} kB a socket`,
);

const publishing: Promise<void>[] = [];
let sent = 0;
const started = performance.now();
for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - started) {
  for (const due = (elapsed / 1_000) * rate - together; sent <= due; sent += together)
    publishing.push(publish(sent));
  await wait(5);
}
await Promise.all(publishing);
const took = (performance.now() - started) / 1_000;
for (const end = performance.now() + 30_000; waits.length < sent && performance.now() < end;) await wait(50);
const peak = await memory();
clearInterval(beats);
console.log(
  `${sent} messages, ${together} in a transaction, ${(sent / took).toFixed(0)} a second; ${sent - waits.length} missing`,
);
console.log(`from before the transaction to the socket: ${spreadOf(waits)}`);
console.log(`server's memory afterwards: ${(peak / 1024).toFixed(0)} MB`);
await served.close();
