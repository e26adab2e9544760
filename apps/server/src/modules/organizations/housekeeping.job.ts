import type { Platform } from '../../platform/platform.ts';
import type { verificationService } from './verification.service.ts';

/** Each hour, documents of decided verifications are removed. Call it while modules are registered. */
export function housekeeping(
  { jobs }: Platform,
  verifications: ReturnType<typeof verificationService>,
): void {
  jobs.schedule('organizations.housekeeping', '41 * * * *', () => verifications.removeDecidedDocuments());
}
