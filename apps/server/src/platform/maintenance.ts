import { setTimeout as wait } from 'node:timers/promises';
import { coreMessages, errorCode } from '@lading/contracts/core';
import type { MaintenanceState } from '@lading/contracts/operator';
import type { Logger } from 'pino';
import { isRecent, type Clock } from './clock.ts';
import type { Database } from './database.ts';
import { RequestError } from './request-error.ts';
import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    /** One row. */
    maintenance: {
      only_one: Generated<boolean>;
      is_on: boolean;
      tip_en: string | null;
      tip_zh: string | null;
      changed_at: Date;
    };
  }
}

/** Maintenance mode (spec §8, code 555): one switch in the database, which every node reads again within seconds. */
export interface Maintenance {
  /** @throws RequestError 555 with the operator's tip while the product is paused */
  refuse(): Promise<void>;
  read(): Promise<MaintenanceState>;
  set(change: {
    isOn: boolean;
    tipEn?: string | undefined;
    tipZh?: string | undefined;
  }): Promise<MaintenanceState>;
}

/** How long a node caches the state. */
const rememberMs = 2_000;
/** How long calls wait for the state, which is checked before each of them. */
const patienceMs = 3_000;

const generalTip = coreMessages.maintenance();

export function openMaintenance(database: Database, clock: Clock, log: Logger): Maintenance {
  let known: MaintenanceState | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<MaintenanceState | undefined> | undefined;

  async function read(): Promise<MaintenanceState> {
    const row = await database.asSystem((trx) =>
      trx.selectFrom('maintenance').selectAll().executeTakeFirstOrThrow(),
    );
    const state = {
      isOn: row.is_on,
      tipEn: row.tip_en,
      tipZh: row.tip_zh,
      since: row.changed_at.toISOString(),
    };
    known = state;
    readAt = clock.now().getTime();
    return state;
  }

  /**
   * If the database does not respond, the node keeps the last state: maintenance may be the reason. Calls wait for it once, and then
   * continue until it responds.
   */
  async function current(): Promise<MaintenanceState | undefined> {
    if (known && isRecent(clock, readAt, rememberMs)) return known;
    if (!reading) {
      const asked = read()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the maintenance state could not be read');
          return known;
        })
        .finally(() => (reading = undefined));
      reading = Promise.race([asked, patience()]);
    }
    return reading;
  }
  async function patience(): Promise<MaintenanceState | undefined> {
    await wait(patienceMs, undefined, { ref: false });
    return known;
  }

  return {
    async refuse() {
      const state = await current();
      if (!state?.isOn) return;
      const { tipEn, tipZh } = state;
      const tip = tipEn !== null && tipZh !== null ? { message: tipEn, zhMessage: tipZh } : generalTip;
      throw new RequestError(errorCode.maintenance, tip);
    },
    read,
    async set({ isOn, tipEn, tipZh }) {
      await database.asSystem((trx) =>
        trx
          .updateTable('maintenance')
          .set({
            is_on: isOn,
            tip_en: (isOn && tipEn) || null,
            tip_zh: (isOn && tipZh) || null,
            changed_at: clock.now(),
          })
          .execute(),
      );
      log.warn({ isOn }, 'maintenance mode was switched');
      return read();
    },
  };
}
