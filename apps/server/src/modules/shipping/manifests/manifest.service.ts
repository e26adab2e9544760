import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LocalizedText } from '@lading/contracts/core';
import {
  mostManifested,
  shipmentServiceMessages,
  type MadeManifests,
  type ManifestGroup,
} from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import { keptReply } from '../../../platform/files/kept-reply.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { KeptFileReply } from '../../../platform/replies.ts';
import { notFound } from '../../../platform/request-error.ts';
import { addDays, shipDay } from '../business-day-rules.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from '../carriers/carrier-adapter.ts';
import type { CarrierManifest } from '../carriers/carrier-manifests.ts';
import { failureText } from '../carriers/failure-text.ts';
import { standingRef } from '../carriers/standing-ref.ts';
import { requireVerified } from '../require-verified.ts';
import { isAskedNoMore } from '../unanswered-purchase-rules.ts';
import { manifestGroups, whyNotManifested } from './manifest-rules.ts';
import {
  insertManifest,
  moveManifest,
  noteManifestLook,
  openManifests,
  parcelsOf,
  readManifestFile,
  type KeptManifest,
} from './manifest.store.ts';
import { readManifestPage, readManifests } from './manifest-page.store.ts';
import { lockManifestable, waitingForManifest, type Manifestable } from './manifestable.store.ts';

/** Time limit for a request to a carrier. */
const askMs = 60_000;
/** How long a manifest is left to the request that creates it. */
const abandonedMs = askMs + 60_000;
/** Open manifests that one round looks up at most. */
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow a carrier is: skipped items come first in the next round. */
const roundMs = 50_000;

/** Manifests: created by the carrier for the labels of one account, origin and ship date, and stored as PDF. */
export function manifestService(platform: Platform, accounts: CarrierAccounts) {
  const { clock, database, files, log } = platform;

  /** The carriers of shipments by account id. */
  async function carriersOf(orgId: string, shipments: readonly Manifestable[]) {
    const ids = [...new Set(shipments.flatMap(({ accountId }) => accountId ?? []))];
    const found = new Map<string, CarrierAdapter>();
    for (const id of ids) {
      const carrier = await accounts.find(orgId, id);
      if (carrier) found.set(id, carrier);
    }
    return found;
  }

  /** Why a shipment cannot be in a manifest now; null if it can. */
  const whyNot = (one: Manifestable, carriers: ReadonlyMap<string, CarrierAdapter>): LocalizedText | null => {
    const carrier = carriers.get(one.accountId ?? '');
    const today = carrier ? shipDay({ now: clock.now() }, carrier).today : '';
    return whyNotManifested(one, { today, isOffered: carrier?.manifests !== undefined });
  };

  async function requestOf(
    { id, orgId, reference, origin, shipDate }: KeptManifest,
    carrier: CarrierAdapter | undefined,
  ) {
    const found = await database.asOrganization(orgId, (trx) => parcelsOf(trx, id));
    const parcels = found.map(({ trackingNumbers, ...label }) => ({
      carrierRef: standingRef(carrier, label),
      trackingNumbers,
    }));
    return { from: origin, shipDate, parcels, reference };
  }

  /** Stores a manifest with its document; an already stored one is unchanged. */
  async function keep({ id, orgId }: KeptManifest, manifest: CarrierManifest): Promise<void> {
    const { key: fileKey, bytes } = await files.keep(Readable.from(manifest.pdf));
    const { manifestRef: carrierRef, number } = manifest;
    await recordFile(platform, fileKey, async () => ({
      isKept: await database.asOrganization(orgId, (trx) =>
        moveManifest(trx, id, { state: 'CREATED', carrierRef, number, fileKey, bytes }),
      ),
    }));
  }

  const fail = ({ id, orgId }: KeptManifest, message: LocalizedText) =>
    database.asOrganization(orgId, (trx) => moveManifest(trx, id, { state: 'FAILED', message }));

  /** Creates a manifest at the carrier. One whose reply is lost stays open, and is looked up by the scheduled work. */
  async function make(kept: KeptManifest, carrier: CarrierAdapter): Promise<void> {
    try {
      const request = await requestOf(kept, carrier);
      await keep(kept, await carrier.manifests!.create(request, AbortSignal.timeout(askMs)));
    } catch (error) {
      const failure = error instanceof CarrierError ? error.failure : undefined;
      log.warn({ err: error, manifestId: kept.id }, 'a manifest was not created');
      if (failure && failure.kind !== 'outcome-unknown') await fail(kept, failureText(failure, carrier.name));
    }
  }

  return {
    page: ({ db }: SignedInContext, choice: Parameters<typeof readManifestPage>[1]) =>
      db((trx) => readManifestPage(trx, choice)),

    /** The shipments that could be in a manifest now. */
    async waiting({ db, user }: SignedInContext): Promise<ManifestGroup[]> {
      // A day earlier for carriers whose day is not over yet; the rules check each one's own day.
      const from = addDays(clock.now().toISOString().slice(0, 10), -1);
      const found = await db((trx) => waitingForManifest(trx, from, mostManifested));
      const carriers = await carriersOf(user.orgId, found);
      const fit = found.filter((one) => whyNot(one, carriers) === null);
      return manifestGroups(fit).map((group) => ({
        carrierName: group[0]!.carrierName,
        origin: group[0]!.origin!,
        shipDate: group[0]!.shipDate!,
        packages: group.reduce((sum, { packages }) => sum + packages, 0),
        shipmentIds: group.map(({ shipmentId }) => shipmentId),
      }));
    },

    /** Creates a manifest for each account, origin and ship date. @throws RequestError 404 for an unknown shipment */
    async create(context: SignedInContext, shipmentIds: readonly string[]): Promise<MadeManifests> {
      const { db, user, audit } = context;
      const asked = [...new Set(shipmentIds)];
      const known = await db((trx) => lockManifestable(trx, asked));
      if (known.length < asked.length) throw notFound();
      const carriers = await carriersOf(user.orgId, known);
      const { started, left } = await db(async (trx) => {
        const found = await lockManifestable(trx, asked);
        const reasons = found.map((one) => ({ one, reason: whyNot(one, carriers) }));
        const fit = reasons.flatMap(({ one, reason }) => (reason === null ? [one] : []));
        if (fit.some(({ accountId }) => carriers.get(accountId!)?.ownedBy === 'platform'))
          await requireVerified(trx, user.orgId);
        const started: KeptManifest[] = [];
        for (const group of manifestGroups(fit)) {
          const reference = `MF${randomBytes(10).toString('hex').toUpperCase()}`;
          const given = { group, reference, askedBy: user.userId, now: clock.now() };
          started.push(await insertManifest(trx, given));
        }
        const left = reasons.flatMap(({ one: { shipmentId, shipmentNo }, reason }) =>
          reason === null ? [] : [{ shipmentId, shipmentNo, reason }],
        );
        return { started, left };
      });
      for (const one of started) await make(one, carriers.get(one.accountId)!);
      audit.tell({ detail: { total: started.length } });
      const ids = started.map(({ id }) => id);
      return { manifests: await db((trx) => readManifests(trx, ids)), left };
    },

    /** @throws RequestError 404 */
    async file({ db }: SignedInContext, manifestId: string): Promise<KeptFileReply> {
      const file = await db((trx) => readManifestFile(trx, manifestId));
      if (!file) throw notFound();
      const fileName = `Manifest ${file.name}.pdf`;
      return keptReply(files, { ...file, fileName, contentType: 'application/pdf' });
    },

    /**
     * Settles manifests whose creation was interrupted: existing ones are stored, others are given up. A carrier that does not
     * answer does not block the others.
     */
    async followUp(most = mostAtOnce): Promise<void> {
      const now = clock.now();
      const end = performance.now() + roundMs;
      const before = new Date(now.getTime() - abandonedMs);
      for (const kept of await database.asSystem((trx) => openManifests(trx, before, most))) {
        if (performance.now() > end) return;
        try {
          await database.asOrganization(kept.orgId, (trx) => noteManifestLook(trx, kept.id, now));
          const carrier = await accounts.find(kept.orgId, kept.accountId);
          const request = await requestOf(kept, carrier);
          const made = await carrier?.manifests?.find(request, AbortSignal.timeout(askMs));
          if (made) await keep(kept, made);
          else await fail(kept, shipmentServiceMessages.notManifested());
        } catch (error) {
          if (isAskedNoMore(now.getTime() - kept.createdAt.getTime()))
            await fail(kept, shipmentServiceMessages.notManifested());
          log.warn({ err: error, manifestId: kept.id }, 'a manifest is still open');
        }
      }
    },
  };
}
