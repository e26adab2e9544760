import { setTimeout as wait } from 'node:timers/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { Logger } from 'pino';
import type { S3Config } from '../../s3-config.ts';
import { FileGone, StorageFailed } from './file-faults.ts';

const attempts = 4;
const firstPauseMs = 200;

/** How long a storage may be silent. */
export interface Patience {
  /** One reply, or the next bytes of a file; a piece of 8 MB may take a while. */
  answerMs: number;
  /** All attempts together: shorter than the client waits (`limits.http.timeoutMs`). */
  allMs: number;
}
const usualPatience: Patience = { answerMs: 20_000, allMs: 45_000 };

/** Requests to a bucket, retried on temporary errors. */
export interface S3Requests {
  client: S3Client;
  patience: Patience;
  /**
   * Runs `ask` up to four times, all within `withinMs`; null means as long as bytes keep coming.
   * @throws FileGone if the object does not exist, StorageFailed for any other failure
   */
  persistently<Result>(
    what: string,
    ask: (attempt: number) => Promise<Result>,
    withinMs?: number | null,
  ): Promise<Result>;
}

/** Requests with the configured account. Its keys are never logged. */
export function s3Requests(s3: S3Config, log: Logger, patience: Patience = usualPatience): S3Requests {
  const client = new S3Client({
    endPoint: s3.endpoint,
    region: s3.region,
    bucket: s3.bucket,
    accessKey: s3.accessKeyId,
    secretKey: s3.secretAccessKey,
    pathStyle: s3.pathStyle,
  });
  return {
    client,
    patience,
    async persistently(what, ask, withinMs = patience.allMs) {
      const end = withinMs === null ? Infinity : performance.now() + withinMs;
      for (let attempt = 1; ; attempt += 1) {
        try {
          if (withinMs === null) return await ask(attempt);
          return await inTime(ask(attempt), Math.min(patience.answerMs, end - performance.now()));
        } catch (error) {
          if (isMissing(error)) throw new FileGone();
          const told = { what, attempt, err: faultOf(error) };
          const pauseMs = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
          if (attempt === attempts || !mayPass(error) || performance.now() + pauseMs >= end) {
            log.error(told, 'the file storage failed');
            throw new StorageFailed(told.err);
          }
          log.warn(told, 'the file storage is asked again');
          // Jitter, so that nodes do not retry at the same moment.
          await wait(pauseMs);
        }
      }
    },
  };
}

/** @throws when the answer takes longer */
export async function inTime<Result>(answer: Promise<Result>, limitMs: number): Promise<Result> {
  const timer = new AbortController();
  const late = wait(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${limitMs / 1000} s`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3Errors.ServerError &&
  error.statusCode === 404 &&
  (error.code === 'NoSuchKey' || error.code === 'UnrecognizedError');

/** No answer, an overloaded or ailing storage, or a piece that arrived damaged. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof S3Errors.ServerError) ||
  error.statusCode >= 500 ||
  error.statusCode === 429 ||
  ['RequestTimeout', 'BadDigest', 'XAmzContentSHA256Mismatch'].includes(error.code);

/** The part of an error that is safe to log: the storage's message, or why there was no connection. */
function faultOf(error: unknown): Error {
  if (error instanceof S3Errors.ServerError)
    return new Error(`${error.statusCode} ${error.code}: ${error.message}`);
  if (!(error instanceof Error)) return new Error('unknown');
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return new Error(`${error.message}${cause}`);
}
