import type { Platform } from '../../platform/platform.ts';
import { endHolds } from './order-hold.service.ts';

/** Ends holds whose day is reached, every five minutes. Call it while modules are registered. */
export function endHoldsByTheClock({ jobs, database, clock }: Platform): void {
  jobs.schedule('orders.end-holds', '*/5 * * * *', ({ signal }) => endHolds({ database, clock }, signal));
}
