import { type Call, coreMessages, type FieldError, zodErrors } from '@lading/contracts/core';
import { automationMessages } from '@lading/contracts/automation';
import { fundsMessages, withdrawalMessages } from '@lading/contracts/funds';
import { orderMessages } from '@lading/contracts/orders';
import { productMessages } from '@lading/contracts/products';
import { carrierMessages } from '@lading/contracts/shipping';
import { identityMessages } from '@lading/contracts/identity';
import { importMessages } from '@lading/contracts/imports';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { auditNote } from './audit/audit-note.ts';
import { audited } from './audit/audited.ts';
import { operatorActs } from './audit/operator-acts.ts';
import { bodyDigest } from './body-digest.ts';
import { receiveBulk, type ReceivedBulk } from './bulk/bulk-body.ts';
import { countCarrierQuestion } from './carrier-questions.ts';
import type { SignedIn } from './access-tokens.ts';
import { callerOf, requireSession } from './check-access.ts';
import type { FloorContext, PublicContext, SignedInContext } from './context.ts';
import type { IdempotencyKey } from './once.ts';
import { normalTexts } from './normal-texts.ts';
import type { Platform } from './platform.ts';
import { sendFile } from './files/send-file.ts';
import { countedBy } from './push/counted-by.ts';
import { type FileReply, type KeptFileReply, linesType, sendLines, sendWritten } from './replies.ts';
import { badInput, tooManyWaiting } from './request-error.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { type Parts, receiveParts } from './uploads.ts';
import { unstorableTexts } from './unstorable-text.ts';
import { CallerHungUp } from './workers/run-worker.ts';
import { WrittenReply } from './written-reply.ts';

/** Messages that rules of the contracts report by code, in addition to `coreMessages`. */
const ownMessages = [
  identityMessages,
  importMessages,
  automationMessages,
  shipmentServiceMessages,
  carrierMessages,
  fundsMessages,
  withdrawalMessages,
  productMessages,
  orderMessages,
];

/** A handler whose types the contract has checked already. */
export type AnyHandler = (context: PublicContext | SignedInContext | FloorContext, input: object) => unknown;

/** Options of a call beyond its declaration. */
export interface CallOptions {
  /** Largest JSON or form body in bytes; the default is 1 MB. */
  bodyBytes?: number;
  /** For a GET that changes state: another site's page must not cause it. */
  sameOriginOnly?: boolean;
  /** It makes carrier requests: rate-limited by organization. */
  asksCarriers?: boolean;
}

/** Largest body of a bulk call that does not ask for another. */
const bulkBytes = 100 * 1024 * 1024;

/** One call of an admitted caller from request to reply: receive, parse, handle, reply. */
export async function answerCall(
  platform: Platform,
  { call, handler, options }: { call: Call; handler: AnyHandler; options: CallOptions },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const user = callerOf(request);
  const context = contextOf(platform, call, request, reply);
  if (user) {
    if (options.asksCarriers) countCarrierQuestion(platform, user.orgId);
    Object.assign(context, { user, ...databaseOf(platform, call, user) });
  }
  const isOnDisk = call.encoding === 'multipart' || call.bulk;
  const release = user && isOnDisk ? countBody(user.orgId) : undefined;
  let body: ReceivedBody = {};
  try {
    body = await receiveBody(platform, call, options, request);
    const { parts, bulk } = body;
    if (user) await requireSession(platform, user);
    let read: object = {};
    const answer = async (): Promise<unknown> => {
      read = await parseInput(call, request, parts);
      if (context.idempotencyKey) context.idempotencyKey.bodyDigest = bodyDigest(platform, { bulk, ...read });
      return handler(context, bulk ? { ...read, body: bulk.body } : read);
    };
    const result = call.audit
      ? await audited(platform, { call, kind: call.audit, context, input: () => read }, answer)
      : await answer();
    return await sendResult(platform, { call, result, parts }, reply);
  } finally {
    release?.();
    await body.parts?.remove();
    await body.bulk?.remove();
  }
}

/** The database for a call: limited to the caller's organization, or, on the floor, as the staff of its warehouses. */
function databaseOf(
  { database, databaseTurns: turns }: Platform,
  call: Call,
  { orgId }: SignedIn,
): Pick<FloorContext, 'floor'> | Pick<SignedInContext, 'db'> {
  if (call.access === 'warehouse')
    return {
      // Staff lock orders of several clients at once, and a scan must not be lost because another one went first.
      floor: (work) => turns.run(orgId, () => retryDeadlocks(() => database.asWarehouseStaff(orgId, work))),
    };
  return { db: (work) => turns.run(orgId, () => database.asOrganization(orgId, work)) };
}

/** The body of a form or of a bulk call; its files are removed after the call. */
interface ReceivedBody {
  parts?: Parts;
  bulk?: ReceivedBulk;
}

async function receiveBody(
  { files }: Platform,
  call: Call,
  options: CallOptions,
  request: FastifyRequest,
): Promise<ReceivedBody> {
  if (call.encoding === 'multipart') {
    expectEncoding(request, 'multipart/form-data');
    return { parts: await receiveParts(request, call.files ?? {}, files.uploads) };
  }
  if (call.body)
    expectEncoding(
      request,
      call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    );
  if (!call.bulk) return {};
  const maximum = options.bodyBytes ?? bulkBytes;
  return { bulk: await receiveBulk(request, { folder: files.uploads, maximum }) };
}

/** Sends what a handler returned; the files of a form are removed before a reply that does not need them. */
async function sendResult(
  platform: Platform,
  { call, result, parts }: { call: Call; result: unknown; parts: Parts | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  if (call.reply === 'file') return sendFile(reply, result as FileReply | KeptFileReply);
  if (result instanceof WrittenReply) {
    await parts?.remove();
    const type = call.reply === 'ndjson' ? linesType : 'application/json; charset=utf-8';
    return sendWritten(reply, result, type);
  }
  if (call.reply === 'ndjson') return sendLines(reply, result as AsyncIterable<unknown>);
  await parts?.remove();
  const data = platform.checkReplies && call.data ? call.data.parse(result) : result;
  return reply.send({ result: 'OK', data: data ?? null });
}

/** Bodies that one organization may send to disk at once; each may be 100 MB. */
const receivingMost = 32;
const receiving = countedBy<string>();

/** Counts one more body of an organization until it is released. @throws RequestError 429 with advice */
function countBody(orgId: string): () => void {
  if (receiving.count(orgId) >= receivingMost) throw tooManyWaiting('bodies', receivingMost);
  return receiving.add(orgId);
}

function contextOf(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicContext {
  const hungUp = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hungUp.abort(new CallerHungUp('The caller hung up'));
  });
  return {
    requestId: request.id,
    log: request.log,
    language: /^(cn|zh)/i.test(request.headers['accept-language'] ?? '') ? 'cn' : 'en',
    signal: hungUp.signal,
    idempotencyKey: call.idempotent ? idempotencyKey(request) : undefined,
    audit: auditNote(operatorActs(platform, call, request)),
    host: request.hostname.toLowerCase(),
    request,
    reply,
  };
}

function idempotencyKey(request: FastifyRequest): IdempotencyKey | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(given)) {
    throw badInput([{ fieldName: 'Idempotency-Key', ...coreMessages.notValid() }]);
  }
  return { text: given, bodyDigest: '' };
}

/** A form of another site can send neither JSON nor our headers without a preflight: the encoding is part of the defense. */
function expectEncoding(request: FastifyRequest, wanted: string): void {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given === wanted) return;
  throw badInput([{ fieldName: '', ...coreMessages.contentType({ wanted }) }]);
}

async function parseInput(call: Call, request: FastifyRequest, parts: Parts | undefined): Promise<object> {
  const faults: FieldError[] = [];
  const input: Record<string, unknown> = {};
  const read = async (
    name: string,
    schema: z.ZodType | undefined,
    given: unknown,
    isKept = false,
  ): Promise<void> => {
    if (!schema) return;
    const unstorable = unstorableTexts(given);
    if (unstorable.length > 0) {
      faults.push(...unstorable);
      return;
    }
    const value = isKept ? normalTexts(given) : given;
    const parsed = await schema.safeParseAsync(value, { reportInput: true });
    if (parsed.success) input[name] = parsed.data;
    else faults.push(...zodErrors(parsed.error, ownMessages));
  };
  await read('params', call.params, request.params, true);
  await read('query', call.query, request.query);
  // Normalized texts, unless the call is about the texts of a file.
  if (!call.bulk) await read('body', call.body, parts?.fields ?? request.body, !parts && !call.keepsTexts);
  if (faults.length > 0) throw badInput(faults);
  if (parts) input.files = parts.files;
  return input;
}
