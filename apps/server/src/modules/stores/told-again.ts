import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { retryFailedReports } from '../shipping/index.ts';
import { channelTexts } from './channels/channel-error.ts';

const { absent, blocked, cannotWrite, disconnected, heldThere, moved, nothingToShip, notSetUp, refused } =
  channelTexts;
/** Errors of a store's connection. */
const ofConnection = [absent, blocked, cannotWrite, disconnected, moved, notSetUp, refused].map(
  ({ code }) => code,
);

/** Errors for orders that the store held, had canceled or moved to the trash at the time. */
const ofOrder = [absent, heldThere, nothingToShip].map(({ code }) => code);

/** Repeats reports to a reconnected store that could not be made before. */
export const tellConnected = (
  trx: Trx,
  jobs: Platform['jobs'],
  store: { orgId: string; storeId: string },
): Promise<void> => retryFailedReports(trx, jobs, { ...store, codes: ofConnection });

/** Repeats reports on an order that is open at its store again. */
export const tellReleased = (
  trx: Trx,
  jobs: Platform['jobs'],
  order: { orgId: string; storeId: string; externalId: string },
): Promise<void> => retryFailedReports(trx, jobs, { ...order, codes: ofOrder });
