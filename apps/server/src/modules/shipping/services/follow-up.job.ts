import type { Platform } from '../../../platform/platform.ts';
import type { addressChangeService } from '../address-changes/address-change.service.ts';
import type { claimService } from '../claims/claim.service.ts';
import type { manifestService } from '../manifests/manifest.service.ts';
import type { pickupService } from '../pickups/pickup.service.ts';

/** Paid acts that a carrier has not answered, or decides later, are asked again on schedule. Call it while modules are registered. */
export function followUpOnServices(
  { jobs }: Platform,
  services: {
    pickups: ReturnType<typeof pickupService>;
    manifests: ReturnType<typeof manifestService>;
    claims: ReturnType<typeof claimService>;
    changes: ReturnType<typeof addressChangeService>;
  },
): void {
  const { pickups, manifests, claims, changes } = services;
  jobs.schedule('shipping.pickups', '* * * * *', () => pickups.followUp());
  jobs.schedule('shipping.manifests', '* * * * *', () => manifests.followUp());
  jobs.schedule('shipping.claims', '*/5 * * * *', () => claims.followUp());
  jobs.schedule('shipping.address-changes', '* * * * *', () => changes.followUp());
}
