import type { Platform } from '../../platform/platform.ts';
import { answerJob, type AutoTopUps } from './auto-top-up.service.ts';

/** Reacts to crossings of a limit at once, and to unfinished ones each minute. Call it while modules are registered. */
export function answerCrossings({ jobs }: Platform, topUps: AutoTopUps): void {
  jobs.handle(answerJob, ({ orgId, crossingId }) => topUps.answer(orgId, crossingId));
  jobs.schedule('funds.left-crossings', '* * * * *', () => topUps.answerLeft());
}
