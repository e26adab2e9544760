import { errorCode, type Refusal } from '@lading/contracts/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput, notFound, RequestError, tooLarge, tooMany } from './request-error.ts';
import { CallerHungUp } from './workers/run-worker.ts';

/** Whether the path belongs to the wire of spec §7, where everything is an envelope. */
export function isWirePath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/ezeeship-api/');
}

/**
 * Answers a refusal (decision D2): HTTP 200 with an envelope, HTTP 401 only for "not signed in". What is no refusal is an
 * unknown fault: a safe text goes out, the fault itself goes to the log under the request id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (error instanceof CallerHungUp) request.log.info('the caller hung up');
  else if (refusal === undefined) request.log.error({ err: error }, 'unknown fault');
  else
    request.log.info(
      { code: refusal.code, fields: refusal.faults?.map((fault) => fault.fieldName) },
      'refused',
    );
  const body: Refusal = {
    result: 'ERR',
    code: refusal?.code ?? errorCode.unknown,
    message: refusal?.text.message ?? 'Server error, please try again later',
    zhMessage: refusal?.text.zhMessage ?? '服务器错误，请稍后再试',
    ...(refusal?.faults ? { errors: refusal.faults } : {}),
    requestId: request.id,
  };
  if (refusal?.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  void reply.removeHeader('content-length').removeHeader('content-disposition');
  return reply
    .code(statusOf(body.code, isWirePath(request.url)))
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(body);
}

function statusOf(code: number, wire: boolean): number {
  if (wire) return code === errorCode.signedOut ? 401 : 200;
  return code >= 400 && code <= 599 ? code : 500;
}

function asRefusal(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as FastifyError;
  if (isTextThatIsNoNumber(error)) return notFound();
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return tooLarge();
  if (code === 'FST_ERR_RATE_LIMIT' || statusCode === 429) return tooMany(60);
  if (statusCode === 404) return notFound();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badInput([{ fieldName: '', message: 'The request cannot be read.', zhMessage: '无法读取请求。' }]);
  }
  return undefined;
}

/** An id of another shape than ours names nothing (PostgreSQL: invalid text, or out of range, for a bigint). */
function isTextThatIsNoNumber(error: Error): boolean {
  const { code, severity } = error as Error & { code?: string; severity?: string };
  return severity === 'ERROR' && (code === '22P02' || code === '22003');
}
