import { addressChangesApi, claimsApi, manifestsApi, pickupsApi } from '@lading/contracts/shipment-service';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { registerService } from '../../../platform/register-service.ts';
import { addressChangeExport } from '../address-changes/address-change-export.ts';
import { addressChangeService } from '../address-changes/address-change.service.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { claimExport } from '../claims/claim-export.ts';
import { claimFiles } from '../claims/claim-file.service.ts';
import { claimService } from '../claims/claim.service.ts';
import { manifestExport } from '../manifests/manifest-export.ts';
import { manifestService } from '../manifests/manifest.service.ts';
import { pickupExport } from '../pickups/pickup-export.ts';
import { pickupService } from '../pickups/pickup.service.ts';
import { followUpOnServices } from './follow-up.job.ts';

/** Carrier services besides labels (spec §2, "Shipment Service"). */
export function registerShipmentServices(
  app: FastifyInstance,
  platform: Platform,
  accounts: CarrierAccounts,
): void {
  const pickups = pickupService(platform, accounts);
  registerService(
    app,
    platform,
    pickupsApi,
    {
      pickupPage: (context, { query }) => pickups.page(context, query),
      exportPickups: pickupExport(platform),
      pickupCarriers: (context) => pickups.carriers(context),
      waitingParcels: (context, { query }) => pickups.waiting(context, query),
      offerPickup: (context, { body }) => pickups.offer(context, body),
      schedulePickup: (context, { body }) => pickups.schedule(context, body),
      cancelPickup: (context, { body }) => pickups.cancel(context, body.pickupId),
    },
    { options: { offerPickup: { asksCarriers: true } } },
  );
  const manifests = manifestService(platform, accounts);
  registerService(app, platform, manifestsApi, {
    manifestPage: (context, { query }) => manifests.page(context, query),
    exportManifests: manifestExport(platform),
    manifestGroups: (context) => manifests.waiting(context),
    createManifests: (context, { body }) => manifests.create(context, body.shipmentIds),
    manifestFile: (context, { params }) => manifests.file(context, params.manifestId),
  });
  const claims = claimService(platform, accounts);
  const papers = claimFiles(platform);
  registerService(app, platform, claimsApi, {
    claimPage: (context, { query }) => claims.page(context, query),
    claimStateCounts: (context, { query }) => claims.stateCounts(context, query),
    exportClaims: claimExport(platform),
    claimDetail: (context, { params }) => claims.detail(context, params.claimId),
    insuredShipments: (context, { query }) => claims.insured(context, query),
    saveClaim: (context, { body }) => claims.save(context, body),
    submitClaim: (context, { body }) => claims.submit(context, body.claimId),
    replyClaim: (context, { body }) => claims.reply(context, body),
    cancelClaim: (context, { body }) => claims.cancel(context, body.claimId),
    claimFile: (context, { params }) => papers.read(context, params.fileId),
    addClaimFile: (context, { body, files: { file } }) => papers.add(context, body, file),
    removeClaimFile: (context, { body }) => papers.remove(context, body.fileId),
  });
  const changes = addressChangeService(platform, accounts);
  followUpOnServices(platform, { pickups, manifests, claims, changes });
  registerService(
    app,
    platform,
    addressChangesApi,
    {
      addressChangePage: (context, { query }) => changes.page(context, query),
      addressChangeStateCounts: (context, { query }) => changes.stateCounts(context, query),
      exportAddressChanges: addressChangeExport(platform),
      addressChangeOptions: (context, { params }) => changes.options(context, params.shipmentId),
      offerAddressChange: (context, { body }) => changes.offer(context, body),
      requestAddressChange: (context, { body }) => changes.request(context, body),
    },
    { options: { offerAddressChange: { asksCarriers: true } } },
  );
}
