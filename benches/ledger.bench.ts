/**
 * Postings on one contended wallet of the ledger: `node benches/ledger.bench.ts 10000 8` for 10,000 random events in 8
 * lanes (the defaults), each a separate transaction: holds, charges, releases, adjustments, payments. Prints the committed postings per
 * second, and the result of the hourly check of the books: every sum must be zero and every balance match its entries. Exits with code 1
 * when the books are wrong or fewer than 500 events are posted a second.
 */
import { checkBooks } from '../apps/server/src/modules/funds/check-books.store.ts';
import { ledger } from '../apps/server/src/modules/funds/ledger.service.ts';
import { playRandomEvents } from '../apps/server/src/modules/funds/testing/random-events.ts';
import { judge } from './judge.ts';
import { serveBeside } from './serve-beside.ts';

const [events = 10_000, lanes = 8] = process.argv.slice(2).map(Number);
const served = await serveBeside();
const { database, clock } = served.platform;
const { org_id: orgId } = await database.asSystem((trx) =>
  trx.selectFrom('organisation').select('org_id').orderBy('org_id').limit(1).executeTakeFirstOrThrow(),
);
const given = {
  asOwner: <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
    database.asOrganization(orgId, work),
  books: ledger(clock),
  wallet: { kind: 'postage', currency: 'XTS' } as const,
  lanes,
};
await playRandomEvents({ ...given, events: 500, seed: 1 });
const start = performance.now();
const { posted, refused } = await playRandomEvents({ ...given, events, seed: 2 });
const seconds = (performance.now() - start) / 1_000;
console.log(
  `${posted} postings in ${seconds.toFixed(1)} s: ${(posted / seconds).toFixed(0)} a second in ${lanes} lanes; ${refused} holds refused`,
);
judge('postings', posted / seconds, { least: 500, unit: '/s' });
const wrong = await database.asSystem(async (trx) => ({
  ...(await checkBooks(trx, clock.now())),
  sums: await trx
    .selectFrom('ledger_entry')
    .select('transaction_id')
    .groupBy(['transaction_id', 'currency'])
    .having((where) => where.fn.sum('amount'), '<>', '0')
    .execute(),
}));
console.log(
  `wallets that differ from their entries: ${wrong.drifted.length}; transactions that do not sum to zero: ${wrong.sums.length}`,
);
await served.close();
if (wrong.drifted.length + wrong.sums.length > 0) process.exitCode = 1;
