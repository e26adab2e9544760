import { type Call, type CallData, limits } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { ApiError } from './api-error.ts';
import { prepareCall, prepareUrl, type Wire } from './call-service.ts';
import type { CallArguments, CallOptions, DataCallSpec, FileCallSpec, LinesCallSpec } from './call-types.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { readFile, type DownloadedFile } from './download-file.ts';
import type { LooseInput } from './encode-request.ts';
import { readData } from './read-data.ts';
import { expectLines, readLines } from './read-lines.ts';
import { createSession } from './session.ts';

/** The environment of the client. */
export interface ApiClientOptions {
  /** Origin of the server without a slash at its end; default: the page's own (spec §7). */
  baseUrl?: string;
  /** The access token to send, null when signed out. Called for each attempt; never for public calls. */
  getToken: () => string | null | Promise<string | null>;
  /**
   * Renews the session after the server refused a token with 401 and returns the new one, null when it is over. Runs once for all
   * waiting calls. An error that it throws is thrown by those calls, so that a failed refresh request signs no one out (decision D3);
   * a refusal with code 401 counts as null.
   */
  refresh?: (refused: string | null) => Promise<string | null>;
  /** Sent as `Accept-Language`, for text that the server generates, such as an error workbook. */
  language: () => Language;
  /** Default: the platform's. */
  fetch?: typeof fetch;
  /** Called with every `ApiError` before it is thrown. */
  onRefused?: (error: ApiError) => void;
}

/**
 * Sends declared calls (spec §7). Each method throws an {@link ApiError}; aborting the caller's `signal` throws its reason, and input
 * that cannot be encoded throws `TypeError`. It does not show, store or redirect anything: that is the error policy's job.
 */
export interface ApiClient {
  /** Sends a call and yields the envelope's `data`. */
  call: <Spec extends DataCallSpec>(
    call: Call<Spec>,
    ...rest: CallArguments<Spec>
  ) => Promise<CallData<Spec>>;
  /** Sends a call when the first line is requested, and yields its lines as they arrive (decision D8). */
  lines: <Spec extends LinesCallSpec>(
    call: Call<Spec>,
    ...rest: CallArguments<Spec>
  ) => AsyncIterable<CallData<Spec>>;
  /** Sends a call and yields the file (spec §8). */
  download: <Spec extends FileCallSpec>(
    call: Call<Spec>,
    ...rest: CallArguments<Spec>
  ) => Promise<DownloadedFile>;
  /** Fetches a file by its address, such as `fileUrl` of a task. The token is only sent to the server's own origin. */
  downloadUrl: (url: string, options?: CallOptions) => Promise<DownloadedFile>;
}

type Rest = readonly [input?: unknown, options?: CallOptions];

/** Creates a client; the shell and each sub-application have their own. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const wire: Wire = {
    baseUrl: options.baseUrl ?? '',
    language: options.language,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
  };
  const session = createSession(options.getToken, options.refresh);

  function begin(call: Call | null, signal: AbortSignal | undefined) {
    const deadline = startDeadline(call?.timeoutMs ?? limits.http.timeoutMs, call, signal);
    const failed = (fault: unknown): unknown => {
      const error = deadline.faultOf(fault);
      if (error instanceof ApiError) options.onRefused?.(error);
      return error;
    };
    return { deadline, failed };
  }

  async function within<Result>(
    call: Call | null,
    signal: AbortSignal | undefined,
    work: (deadline: Deadline) => Promise<Result>,
  ): Promise<Result> {
    const { deadline, failed } = begin(call, signal);
    try {
      return await work(deadline);
    } catch (fault) {
      throw failed(fault);
    } finally {
      deadline.end();
    }
  }

  async function exchange<Result>(
    call: Call,
    [input = {}, rest = {}]: Rest,
    read: (call: Call, response: Response) => Promise<Result>,
  ): Promise<Result> {
    const send = prepareCall(wire, call, input as LooseInput, rest);
    return within(call, rest.signal, ({ signal }) =>
      session.run(call.access, async (token) => read(call, await send(token, signal))),
    );
  }

  async function* stream(call: Call, [input = {}, rest = {}]: Rest): AsyncGenerator {
    const send = prepareCall(wire, call, input as LooseInput, rest);
    const { deadline, failed } = begin(call, rest.signal);
    try {
      yield* await session.run(call.access, async (token) => {
        const response = await send(token, deadline.signal);
        return readLines(call, response, await expectLines(call, response), deadline);
      });
    } catch (fault) {
      throw failed(fault);
    } finally {
      deadline.end();
    }
  }

  return {
    call: (call, ...rest) => exchange(call, rest as Rest, readData) as Promise<never>,
    lines: (call, ...rest) => stream(call, rest) as AsyncIterable<never>,
    download: (call, ...rest) =>
      exchange(call, rest as Rest, (declared, response) => readFile(declared, response)),
    downloadUrl: async (url, rest = {}) => {
      const { send, foreign } = prepareUrl(wire, url);
      const access = foreign ? 'public' : 'signed-in';
      return within(null, rest.signal, ({ signal }) =>
        session.run(access, async (token) => readFile(null, await send(token, signal), access)),
      );
    },
  };
}
