import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { scopesOfCall } from '@lading/contracts/api-scopes';
import { errorCode } from '@lading/contracts/core';
import { integrationMessages, type ApiScope } from '@lading/contracts/integrations';
import type { SignedIn } from './access-tokens.ts';
import type { CallCounts } from './call-counts.ts';
import { isRecent, type Clock } from './clock.ts';
import type { Database } from './database.ts';
import { RequestError, tooMany } from './request-error.ts';
import './api-key.table.ts';

/** The parts of a new key. */
export interface MadeKey {
  /** The whole key: shown once, never stored. */
  secret: string;
  prefix: string;
  hash: Buffer;
}

/** Keys as bearer tokens (decision record 0070). */
export interface ApiKeys {
  /**
   * The holder of a key that authenticates a call.
   * @throws RequestError 401 for an invalid key, 403 for a call outside its scope, 429 after too many calls in a minute
   */
  open(token: string, callId: string): Promise<SignedIn>;
  /** Ends a key immediately on this node; other nodes notice within {@link rememberMs}. */
  end(apiKeyId: string): void;
}

/** 256 random bits: nothing to guess, so a plain digest protects a key that leaked from the database. */
const secretBytes = 32;
const keyForm = /^lk_[0-9a-f]{12}_[\w-]{43}$/;
const prefixLength = 'lk_'.length + 12;
const rememberMs = 5_000;
const rememberMost = 10_000;
const usedEveryMs = 60_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a bearer token has the form of a key, unlike tokens of people. */
export const isApiKey = (token: string): boolean => keyForm.test(token);

/** Creates a key. */
export function makeApiKey(): MadeKey {
  const prefix = `lk_${randomBytes(6).toString('hex')}`;
  const secret = `${prefix}_${randomBytes(secretBytes).toString('base64url')}`;
  return { secret, prefix, hash: hashOf(secret) };
}

interface KnownKey {
  holder: SignedIn;
  apiKeyId: string;
  hash: Buffer;
  scopes: readonly ApiScope[];
  expiresAt: number;
  usedAt: number;
}

/** @param callsPerMinute how many calls one key can make in a minute, at all nodes together */
export function openApiKeys(
  { database, clock, counts }: { database: Database; clock: Clock; counts: CallCounts },
  callsPerMinute: number,
): ApiKeys {
  const known = new Map<string, { key: KnownKey | undefined; readAt: number }>();
  const ended = new Set<string>();

  async function find(prefix: string): Promise<KnownKey | undefined> {
    const remembered = known.get(prefix);
    if (remembered && isRecent(clock, remembered.readAt, rememberMs)) return remembered.key;
    const readAt = clock.now().getTime();
    const row = await database.asSystem((trx) =>
      trx
        .selectFrom('api_key')
        .innerJoin('person', 'person.user_id', 'api_key.created_by')
        .selectAll('api_key')
        .select('person.reseller_id')
        .where('prefix', '=', prefix)
        .where('revoked_at', 'is', null)
        .executeTakeFirst(),
    );
    const key = row && {
      apiKeyId: row.api_key_id,
      hash: row.secret_hash,
      scopes: row.scopes,
      expiresAt: row.expires_at?.getTime() ?? Infinity,
      usedAt: row.last_used_at?.getTime() ?? 0,
      holder: Object.freeze({
        userId: row.created_by,
        orgId: row.org_id,
        resellerId: row.reseller_id ?? undefined,
        sessionId: '',
        apiKeyId: row.api_key_id,
      }),
    };
    if (known.size >= rememberMost) known.clear();
    known.set(prefix, { key, readAt });
    return key;
  }

  async function noteUse(key: KnownKey): Promise<void> {
    const now = clock.now();
    if (now.getTime() - key.usedAt < usedEveryMs) return;
    key.usedAt = now.getTime();
    await database.asSystem((trx) =>
      trx
        .updateTable('api_key')
        .set({ last_used_at: now })
        .where('api_key_id', '=', key.apiKeyId)
        .where((where) =>
          where.or([
            where('last_used_at', 'is', null),
            where('last_used_at', '<=', new Date(now.getTime() - usedEveryMs)),
          ]),
        )
        .execute(),
    );
  }

  return {
    async open(token, callId) {
      const key = await find(token.slice(0, prefixLength));
      const isRight =
        key !== undefined &&
        timingSafeEqual(key.hash, hashOf(token)) &&
        key.expiresAt > clock.now().getTime() &&
        !ended.has(key.apiKeyId);
      if (!isRight) throw new RequestError(errorCode.signedOut, integrationMessages.keyNotValid());
      const { current, ttl } = counts.count(`api key ${key.apiKeyId}`);
      if (current > callsPerMinute) throw tooMany(Math.ceil(ttl / 1000));
      const scopes = scopesOfCall(callId);
      if (scopes.length === 0) throw new RequestError(errorCode.forbidden, integrationMessages.notByKey());
      if (!scopes.some((scope) => key.scopes.includes(scope)))
        throw new RequestError(
          errorCode.forbidden,
          integrationMessages.scopeMissing({ scope: scopes.join(' / ') }),
        );
      await noteUse(key);
      return key.holder;
    },
    end(apiKeyId) {
      ended.add(apiKeyId);
    },
  };
}
