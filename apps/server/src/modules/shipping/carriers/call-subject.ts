import { AsyncLocalStorage } from 'node:async_hooks';
import type { CarrierAct } from '@lading/contracts/shipping';

/** What the calls to a carrier are for, as far as it is known where they are started. */
interface CallSubject {
  act?: CarrierAct;
  shipmentId?: string;
}

const current = new AsyncLocalStorage<CallSubject>();

/** What the current work is for. It accompanies the work, so that adapters need not pass on what only the record of calls asks for. */
export const callSubject = (): CallSubject => current.getStore() ?? {};

/** Runs work whose calls to carriers concern one shipment. */
export const aboutShipment = <Result>(shipmentId: string, work: () => Result): Result =>
  current.run({ ...callSubject(), shipmentId }, work);

/** Runs one act of a carrier. */
export const asAct = <Result>(act: CarrierAct, work: () => Result): Result =>
  current.run({ ...callSubject(), act }, work);
