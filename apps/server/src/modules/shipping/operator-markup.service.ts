import { decimalText } from '@lading/contracts/core';
import { carrierMessages, type AccountMarkup, type NewMarkup } from '@lading/contracts/shipping';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { postageWallet } from '../funds/index.ts';
import { platformCarriers } from './carriers/carrier-accounts.ts';
import { insertMarkup, lockMarkups, readMarkups } from './markup.store.ts';

/** The markup of the platform's carrier accounts, as its operators see and set it (decision record 0168). */
export function operatorMarkups(platform: Platform) {
  const { clock, database } = platform;
  const carriers = platformCarriers(platform);
  const none = { percent: '0.00', fixed: { minor: 0, currency: postageWallet.currency } };

  async function read(trx: Trx): Promise<AccountMarkup[]> {
    const ids = carriers.map(({ accountId }) => accountId);
    const known = await readMarkups(trx, ids);
    return carriers.map(({ accountId, name }) => {
      const { percent, fixed } = known.get(accountId) ?? none;
      const setTime = known.get(accountId)?.setAt.toISOString() ?? null;
      return { accountId, carrierName: name, percent, fixed, setTime };
    });
  }

  return {
    markups: (): Promise<AccountMarkup[]> => database.asSystem(read),

    /** @throws RequestError 400 for an account that is not the platform's */
    async set(audit: Pick<AuditNote, 'tell'>, { accountId, ...given }: NewMarkup): Promise<AccountMarkup> {
      if (!carriers.some((carrier) => carrier.accountId === accountId))
        throw fieldFault('accountId', carrierMessages.markupOnPlatformOnly({ account: accountId }));
      const markup = await database.asSystem(async (trx) => {
        await lockMarkups(trx);
        const { percent, fixed } = (await readMarkups(trx, [accountId])).get(accountId) ?? none;
        await insertMarkup(trx, accountId, {
          percent: given.percent ?? percent,
          fixed: given.fixed ?? fixed,
          setAt: clock.now(),
        });
        return (await read(trx)).find((one) => one.accountId === accountId)!;
      });
      const fixed = `${decimalText(markup.fixed)} ${markup.fixed.currency}`;
      audit.tell({ detail: { id: accountId, percent: markup.percent, fixed } });
      return markup;
    },
  };
}
