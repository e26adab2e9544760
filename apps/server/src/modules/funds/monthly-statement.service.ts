import type { StatementFormat, StatementSummary } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';
import type { Clock } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { runWorker } from '../../platform/workers/run-worker.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';
import { statementCsv, wordsOf, type MonthlyStatement } from './monthly-statement.ts';
import { readMonthLines, readMonths, walletOwner } from './monthly-statement.store.ts';
import { warehouseOfWallet } from './wallet-crossing.store.ts';

const workerMs = 55_000;

/** The monthly statements of a wallet (decision 0054): created from the ledger on request, so they always match it. */
export function monthlyStatements(clock: Clock, nameOf: (trx: Trx) => WalletName | Promise<WalletName>) {
  async function months(trx: Trx, timeZone: string) {
    const wallet = await lockWallet(trx, await nameOf(trx));
    const found = await readMonths(trx, { walletId: wallet.walletId, timeZone, now: clock.now() });
    return { wallet, months: found };
  }

  const read = (
    { db }: SignedInContext,
    asked: { month: string; timeZone: string; language: Language },
  ): Promise<MonthlyStatement> =>
    db(async (trx) => {
      const { month, timeZone, language } = asked;
      const { wallet, months: all } = await months(trx, timeZone);
      const { walletId, currency } = wallet;
      const sums = all.find((one) => one.month === month);
      if (!sums) throw notFound();
      const lines = await readMonthLines(trx, { walletId, timeZone, month });
      const closing = sums.opening + sums.moneyIn + sums.moneyOut;
      const balance = lines.reduce((sum, { minor }) => sum + minor, sums.opening);
      const isLatest = all[0] === sums;
      if (balance !== closing || (isLatest && closing !== wallet.available + wallet.held))
        throw new Error(`The statement of ${month} does not agree with the ledger of wallet ${walletId}`);
      return {
        month,
        timeZone,
        language,
        currency,
        closing,
        opening: sums.opening,
        owner: await walletOwner(trx, walletId),
        warehouse: (await warehouseOfWallet(trx, walletId)) ?? null,
        isComplete: !isLatest,
        lines: lines.map(({ time, ...line }) => ({ ...line, time: time.toISOString() })),
      };
    });

  return {
    /** Every month since the wallet's first line, newest first. */
    list: ({ db }: SignedInContext, timeZone: string): Promise<StatementSummary[]> =>
      db(async (trx) => {
        const { wallet, months: all } = await months(trx, timeZone);
        const amount = (minor: number) => ({ minor, currency: wallet.currency });
        return all.map(({ month, opening, moneyIn, moneyOut, lines }, at) => ({
          month,
          lines,
          isComplete: at > 0,
          opening: amount(opening),
          moneyIn: amount(moneyIn),
          moneyOut: amount(moneyOut),
          closing: amount(opening + moneyIn + moneyOut),
        }));
      }),

    /** The statement of a month as a file. @throws RequestError 404 for a month before the first line or after now */
    async file(
      context: SignedInContext,
      asked: { month: string; timeZone: string; language: Language; format: StatementFormat },
    ): Promise<FileReply> {
      const statement = await read(context, asked);
      const { user, signal } = context;
      const fileName = `${wordsOf(statement).title} ${asked.month}.${asked.format}`;
      if (asked.format === 'csv') {
        const content = Buffer.from(statementCsv(statement));
        return { fileName, contentType: 'text/csv; charset=utf-8', content, bytes: content.byteLength };
      }
      const url = new URL('./monthly-statement.worker.ts', import.meta.url);
      const task = { url, data: statement, orgId: user.orgId, milliseconds: workerMs, signal };
      const content = Buffer.from((await runWorker(task)) as Uint8Array);
      return { fileName, contentType: 'application/pdf', content, bytes: content.byteLength };
    },
  };
}
