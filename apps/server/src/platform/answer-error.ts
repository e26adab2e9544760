import { coreMessages, errorCode, type Refusal } from '@lading/contracts/core';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from './connection-watch.ts';
import { isOfDisk, StorageFailed } from './files/file-faults.ts';
import { badInput, conflict, notFound, RequestError, tooLarge, tooMany } from './request-error.ts';
import { CallerHungUp } from './workers/run-worker.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by another party, which recognizes a refusal only by the status. */
    answersByStatus?: boolean;
  }
}

const wirePath = /^\/(?:api|ezeeship-api)(?:[/?]|$)/;

/** Whether the path belongs to the API of spec §7, where every reply is an envelope. */
export function isWirePath(url: string): boolean {
  return wirePath.test(url);
}

/**
 * Sends a refusal (decision D2): HTTP 200 with an envelope, HTTP 401 only for "not signed in"; to another party the status of the refusal.
 * Any other error is unknown: the reply is a safe text, and the error is logged under the request id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error, request.routeOptions.bodyLimit);
  if (isHangUp(error, request)) request.log.info('the caller hung up');
  else if (refusal === undefined) request.log.error({ err: error }, 'unknown error');
  else if (refusal === away) request.log.error({ err: error }, 'the database is unavailable');
  else if (refusal !== error && refusal instanceof StorageFailed)
    request.log.error({ err: error }, 'the disk failed');
  else
    request.log.info(
      { code: refusal.code, fields: refusal.faults?.map((fault) => fault.fieldName) },
      'refused',
    );
  const { code: reason, params = {}, message, zhMessage } = refusal?.text ?? coreMessages.serverError();
  const body: Refusal = {
    result: 'ERR',
    code: refusal?.code ?? errorCode.unknown,
    ...(reason !== undefined && { reason, params }),
    message,
    zhMessage,
    ...(refusal?.faults ? { errors: refusal.faults } : {}),
    requestId: request.id,
  };
  if (refusal?.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  void reply.removeHeader('content-length').removeHeader('content-disposition');
  return reply
    .code(statusOf(body.code, isWirePath(request.url) && !request.routeOptions.config.answersByStatus))
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(body);
}

/**
 * Whether an error says only that the caller ended the connection, during the request or the reply: then no one waits for an answer.
 * A caller who is gone hides no other error.
 */
function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
  if (error instanceof CallerHungUp) return true;
  if (!raw.socket.destroyed || !(error instanceof Error)) return false;
  // Compared as a value, since a connection to another party is reset with the same code. The second is how a stream of the reply
  // ends that was closed unread.
  return error === raw.errored || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function statusOf(code: number, wire: boolean): number {
  if (wire) return code === errorCode.signedOut ? 401 : 200;
  return code >= 400 && code <= 599 ? code : 500;
}

function asRefusal(error: unknown, bodyLimit: number): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as FastifyError;
  if (isLostConnection(error)) return away;
  if (isOfDisk(error)) return new StorageFailed(error);
  const ofDatabase = databaseRefusal(error);
  if (ofDatabase) return ofDatabase;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return tooLarge(bodyLimit);
  if (code === 'FST_ERR_RATE_LIMIT' || statusCode === 429) return tooMany(60);
  if (statusCode === 404) return notFound();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badInput([{ fieldName: '', ...coreMessages.unreadableRequest() }]);
  }
  return undefined;
}

const away = new RequestError(errorCode.unknown, coreMessages.databaseAway());
const atOnceText = coreMessages.savedMeanwhile();
const tooSlowText = coreMessages.tookTooLong();
const lockedText = coreMessages.lockedMeanwhile();

/** Database errors that the caller can do something about, by their code. */
function databaseRefusal(error: Error): RequestError | undefined {
  const { code, severity } = error as Error & { code?: string; severity?: string };
  if (severity !== 'ERROR') return undefined;
  switch (code) {
    // An invalid id (not a number, or out of range for a bigint) is treated as not found.
    case '22P02':
    case '22003':
      return notFound();
    // A concurrent write: a unique value, a deadlock, or a serialization failure.
    case '23505':
    case '40P01':
    case '40001':
      return conflict(atOnceText);
    // The statement reached its time limit.
    case '57014':
      return new RequestError(errorCode.tooMany, tooSlowText, { retryAfterSeconds: 60 });
    // A lock was held for longer than a call waits.
    case '55P03':
      return new RequestError(errorCode.tooMany, lockedText, { retryAfterSeconds: 10 });
    default:
      return undefined;
  }
}
