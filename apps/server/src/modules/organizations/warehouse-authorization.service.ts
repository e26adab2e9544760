import { randomBytes, createHash, timingSafeEqual } from 'node:crypto';
import type { CallData, LocalizedText, ParsedInput } from '@lading/contracts/core';
import { approved } from '@lading/contracts/identity';
import {
  organizationMessages,
  type WarehouseAuthorization,
  type warehouseAuthorizationApi,
} from '@lading/contracts/organizations';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound, refused } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { publishAccountChange } from './operator-organizations.service.ts';
import { temuRequestOf } from './temu-request-rules.ts';
import {
  addAuthorization,
  readAuditStatus,
  readAuthorizations,
  readOwnWarehouses,
  redeemCode,
  revokeAuthorization,
  type OfferedWarehouse,
} from './warehouse-authorization.store.ts';

/**
 * The marketplace's signature of parameters: names and values ordered by name, wrapped in the app's secret, as upper-case MD5. MD5 is
 * its protocol, not our choice; the signed data is short-lived and stored as a digest here.
 */
function temuSignature(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .toSorted()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5').update(`${appSecret}${text}${appSecret}`).digest('hex').toUpperCase();
}

/** Whether parameters have the app's signature. */
function isSignedByTemu(
  parameters: Readonly<Record<string, string>>,
  sign: string,
  appSecret: string,
): boolean {
  const [given, due] = [Buffer.from(sign.toUpperCase()), Buffer.from(temuSignature(parameters, appSecret))];
  return given.length === due.length && timingSafeEqual(given, due);
}

/** How long the marketplace may redeem a code. */
const codeLifeMs = 10 * 60_000;
/** How far the marketplace's clock may be from ours. */
const clockDriftMs = 5 * 60_000;
/** Calls of one network address with a wrong signature or code. */
const guesses: AttemptRule = { name: 'temu code', most: 30, windowSeconds: 600 };

type Calls = typeof warehouseAuthorizationApi.calls;

const texts = {
  missing: organizationMessages.missingParameters(),
  forbidden: organizationMessages.foreignAddress(),
  used: organizationMessages.requestUsed(),
  notApproved: organizationMessages.notApproved(),
  noWarehouse: organizationMessages.noWarehouse(),
  notYours: organizationMessages.notYours(),
} as const satisfies Record<string, LocalizedText>;

/** Authorization of the marketplace for warehouses of the organization (spec §2, decision D10). */
export function warehouseAuthorizationService(platform: Platform) {
  const { config, secrets, clock, database } = platform;
  const attempts = attemptLimit(platform);

  function read(query: string) {
    if (!config.temu) throw refused(texts.missing);
    const request = temuRequestOf(query, config.temu);
    if (request === 'missing' || request === 'forbidden') throw refused(texts[request]);
    return { temu: config.temu, request };
  }

  async function offered(trx: Trx, orgId: string): Promise<OfferedWarehouse[]> {
    const status = await readAuditStatus(trx, orgId);
    if (status !== null && status !== approved) throw refused(texts.notApproved);
    const warehouses = await readOwnWarehouses(trx);
    if (warehouses.length === 0) throw refused(texts.noWarehouse);
    return warehouses;
  }

  return {
    /** What the page shows before the decision. @throws RequestError 400 */
    async readRequest({ db, user }: SignedInContext, query: string): Promise<CallData<Calls['readRequest']>> {
      const { request } = read(query);
      const warehouses = await db((trx) => offered(trx, user.orgId));
      return { returnHost: request.returnTo.host, warehouses };
    },

    /** Stores the authorization and returns the signed redirect. @throws RequestError 400 */
    async authorize(
      { db, user }: SignedInContext,
      { query, warehouseIds, store }: ParsedInput<Calls['authorize']>['body'],
    ): Promise<{ returnTo: string }> {
      const { temu, request } = read(query);
      const code = randomBytes(24).toString('base64url');
      const now = clock.now();
      const isFirst = await db(async (trx) => {
        const own = new Set((await offered(trx, user.orgId)).map(({ warehouseId }) => warehouseId));
        if (warehouseIds.some((id) => !own.has(id))) throw fieldFault('warehouseIds', texts.notYours);
        const isFirst = await addAuthorization(trx, {
          requestDigest: secrets.digest('temu request', request.id),
          codeDigest: secrets.digest('temu code', code),
          store,
          warehouseIds: [...new Set(warehouseIds)],
          userId: user.userId,
          now,
        });
        if (isFirst) await publishAccountChange(trx, user.orgId);
        return isFirst;
      });
      if (!isFirst) throw refused(texts.used);

      const answer = {
        [temu.names.request]: request.id,
        code,
        app_key: temu.appKey,
        timestamp: String(Math.floor(now.getTime() / 1000)),
      };
      const returnTo = new URL(request.returnTo);
      for (const [key, value] of Object.entries(answer)) returnTo.searchParams.set(key, value);
      returnTo.searchParams.set('sign', temuSignature(answer, temu.appSecret));
      return { returnTo: returnTo.href };
    },

    /**
     * Redeems a code for the marketplace that has the app's signature. Repeatable until the code expires, so that a lost reply does
     * not cost the authorization. @throws RequestError 400, 429
     */
    async redeem(
      { sign, ...signed }: ParsedInput<Calls['redeem']>['body'],
      address: string,
    ): Promise<CallData<Calls['redeem']>> {
      const { temu } = config;
      if (!temu) throw refused(texts.missing);
      await attempts.refuseUsedUp(guesses, address);
      const now = clock.now();
      const drift = Math.abs(now.getTime() - Number(signed.timestamp) * 1000);
      if (
        signed.app_key !== temu.appKey ||
        drift > clockDriftMs ||
        !isSignedByTemu(signed, sign, temu.appSecret)
      ) {
        await attempts.count(guesses, address);
        throw refused(organizationMessages.badSignature());
      }
      const authorization = await database.asSystem((trx) =>
        redeemCode(trx, {
          codeDigest: secrets.digest('temu code', signed.code),
          authorizedAfter: new Date(now.getTime() - codeLifeMs),
          now,
        }),
      );
      if (!authorization) {
        await attempts.count(guesses, address);
        throw refused(organizationMessages.codeUnknown());
      }
      const { authorizationId, orgName, storeName, customCode, warehouses } = authorization;
      return { authorizationId, orgName, storeName, customCode, warehouses };
    },

    list: ({ db, user }: SignedInContext): Promise<WarehouseAuthorization[]> =>
      db((trx) => readAuthorizations(trx, user.orgId)),

    /** Revokes an authorization. @throws RequestError 404 */
    async revoke({ db, user }: SignedInContext, authorizationId: string): Promise<WarehouseAuthorization> {
      const { orgId, userId } = user;
      const revoked = isRowId(authorizationId)
        ? await db((trx) => revokeAuthorization(trx, { orgId, userId, authorizationId, now: clock.now() }))
        : undefined;
      if (!revoked) throw notFound();
      return revoked;
    },
  };
}

/** See {@link warehouseAuthorizationService}. */
export type WarehouseAuthorizations = ReturnType<typeof warehouseAuthorizationService>;
