import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { retryFailedReports } from '../shipping/index.ts';
import { channelTexts } from './channels/channel-error.ts';

const { absent, blocked, cannotWrite, disconnected, heldThere, moved, nothingToShip, notSetUp, refused } =
  channelTexts;
/** What was wrong with the connection of a store. */
const ofConnection = [absent, blocked, cannotWrite, disconnected, moved, notSetUp, refused].map(
  ({ code }) => code,
);

/** Why a store was not told of a shipment of an order that it held, had canceled or put to its bin then. */
const ofOrder = [absent, heldThere, nothingToShip].map(({ code }) => code);

/** Tells a store that is connected again of the shipments that it could not be told of. */
export const tellConnected = (
  trx: Trx,
  jobs: Platform['jobs'],
  store: { orgId: string; storeId: string },
): Promise<void> => retryFailedReports(trx, jobs, { ...store, codes: ofConnection });

/** Tells a store of the shipments of an order that is open there again. */
export const tellReleased = (
  trx: Trx,
  jobs: Platform['jobs'],
  order: { orgId: string; storeId: string; externalId: string },
): Promise<void> => retryFailedReports(trx, jobs, { ...order, codes: ofOrder });
