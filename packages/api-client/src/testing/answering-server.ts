import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { organizationsApi } from '@lading/contracts/organizations';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../create-api-client.ts';

/** Writes the reply to one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The contents of a request. */
export type SeenRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** A real server on a free port for the duration of the test file; each test sets `answer`. */
export const wire: { answer: Answer; seen: SeenRequest[]; baseUrl: string } = {
  answer: (_request, response) => response.end(),
  seen: [],
  baseUrl: '',
};

const listener: RequestListener = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { method, url, headers } = request;
    wire.seen.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
    wire.answer(request, response);
  });
};

/** Starts the server before the tests of a file and ends it after them. */
export function startAnsweringServer(): void {
  const server = createServer(listener);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    wire.baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  beforeEach(() => {
    wire.seen = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Answers with a JSON body. */
export const json = (body: unknown, status = 200): Answer => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };
};

/** Answers with an envelope of `data`. */
export const ok = (data?: unknown): Answer => json({ result: 'OK', data });

/** Replies with "signed out". */
export const signedOut = json({ result: 'ERR', code: 401, message: 'Sign in', zhMessage: '请登录' }, 401);

/** A client of the server, signed in with `token-1`. */
export const client = (options: Partial<ApiClientOptions> = {}): ApiClient =>
  createApiClient({ baseUrl: wire.baseUrl, getToken: () => 'token-1', language: () => 'en', ...options });

/** The error that a promise is rejected with. */
export const fault = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError', { cause: error });
  return error;
};

/** A call that needs no input. */
export const flags = organizationsApi.calls.queryAllFlag;
