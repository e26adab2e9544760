import type { Call, CallSpec, ParsedInput, ReplyData, Service } from '@lading/contracts/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { FloorContext, PublicContext, SignedInContext } from './context.ts';
import type { BulkBody } from './bulk/bulk-body.ts';
import { impatiently } from './patience.ts';
import { answerCall, type AnyHandler, type CallOptions } from './answer-call.ts';
import { answerError } from './answer-error.ts';
import { admit } from './check-access.ts';
import type { Platform } from './platform.ts';
import type { FileReply, KeptFileReply } from './replies.ts';
import type { Upload } from './uploads.ts';
import type { WrittenReply } from './written-reply.ts';

type Files<Spec> = Spec extends { files: infer Wanted }
  ? { files: { [Name in keyof Wanted]: Wanted[Name] extends 'required' ? Upload : Upload | undefined } }
  : unknown;

type HandlerReply<Spec extends CallSpec> = Spec extends { reply: 'file' }
  ? FileReply | KeptFileReply
  : Spec extends { reply: 'ndjson' }
    ? AsyncIterable<ReplyData<Spec>> | WrittenReply
    : ReplyData<Spec> | WrittenReply;

/** The handler of a bulk call reads the body itself. */
type Input<Spec extends CallSpec> = Spec extends { bulk: true }
  ? Omit<ParsedInput<Spec>, 'body'> & { body: BulkBody }
  : ParsedInput<Spec>;

/** Handles one call: parsed input in, the envelope's `data` (or a file, or lines) out. Refuses by throwing a `RequestError`. */
type Handler<Spec extends CallSpec> = (
  context: Spec['access'] extends 'signed-in'
    ? SignedInContext
    : Spec['access'] extends 'warehouse'
      ? FloorContext
      : PublicContext,
  input: Input<Spec> & Files<Spec>,
) => Promise<HandlerReply<Spec>> | HandlerReply<Spec>;

type SpecOf<C> = C extends Call<infer Spec> ? Spec : never;

/** The handlers of a service, by call name. An area may provide a part: `satisfies Partial<HandlersOf<typeof wmsUser>>`. */
export type HandlersOf<S extends Service> = {
  [Name in keyof S['calls']]: Handler<SpecOf<S['calls'][Name]>>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Ids of the served calls. */
    servedCalls: Set<string>;
  }
}

/** Serves the calls of a service (house: "A call is a value"). Each must have a handler: a missing one is a type error. */
export function registerService<S extends Service>(
  app: FastifyInstance,
  platform: Platform,
  service: S,
  handlers: HandlersOf<S>,
  more: { options?: { [Name in keyof S['calls']]?: CallOptions } } = {},
): void {
  const routes = new Map<string, { call: Call; handler: AnyHandler; options: CallOptions }[]>();
  for (const [name, call] of Object.entries<Call>(service.calls)) {
    const handler = (handlers as Record<string, AnyHandler>)[name]!;
    app.servedCalls.add(call.id);
    const options = (more.options as Record<string, CallOptions> | undefined)?.[name] ?? {};
    const route = `${call.method} ${call.path}`;
    routes.set(route, [...(routes.get(route) ?? []), { call, handler, options }]);
  }
  for (const variants of routes.values()) {
    const { call } = variants[0]!;
    const route: RouteOptions = {
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Ranges count the file's own bytes, not compressed ones.
      ...(call.reply === 'file' && call.method === 'GET' && { compress: false as const }),
      ...bodyLimit(variants),
      errorHandler: (error, request, reply) => void refuseCall({ platform, call, error }, request, reply),
      // Two declarations of one path differ in their reply: the caller's `Accept` chooses (decision D8).
      handler: (request, reply) => {
        const lines = request.headers.accept?.includes('application/x-ndjson') === true;
        const chosen =
          variants.find((variant) => (variant.call.reply === 'ndjson') === lines) ?? variants[0]!;
        const answer = () => answerCall(platform, chosen, request, reply);
        // Requests of operators may take long, and only they can make them.
        const isQuick = chosen.call.access !== 'operator';
        return traced(platform, chosen.call, request, isQuick ? () => impatiently(answer) : answer);
      },
    };
    if (call.bulk) bulkRoute(app, route);
    else app.route(route);
  }
}

/** A caller without access gets that refusal even when the body cannot be read (decision D2): the body is read before the call. */
async function refuseCall(
  { platform, call, error }: { platform: Platform; call: Call; error: FastifyError },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isUnread = [400, 413, 415].includes(error.statusCode ?? 0);
  const refusal: unknown = isUnread
    ? await admit(platform, call, request).then(
        () => error,
        (refused: unknown) => refused,
      )
    : error;
  return answerError(refusal, request, reply);
}

function traced<Result>(
  { tracing, config }: Platform,
  call: Call,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing.isOn) return work();
  const facts = {
    'http.request.method': call.method,
    'http.route': call.path,
    'lading.request_id': request.id,
  };
  const given = request.headers['traceparent'];
  // Anyone could force their calls to be traced; only a trusted proxy may.
  const parent = config.trustProxy !== false && typeof given === 'string' ? given : undefined;
  return tracing.span({ name: call.id, kind: 'call', facts, parent }, work);
}

/**
 * A route whose body is not parsed: it arrives as a stream, of any type. A form or a text would otherwise be read into memory, up to the
 * limit of the route, before it is known who calls.
 */
function bulkRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, read) => read(null, payload));
    scope.route(route);
    done();
  });
}

/** Maximum body of an unauthenticated call, in bytes: all of them are forms with a few fields. */
const publicBodyBytes = 16 * 1_024;

function bodyLimit(variants: { call: Call; options: CallOptions }[]): { bodyLimit?: number } {
  const asked = variants.map(
    ({ call, options }) => options.bodyBytes ?? (call.access === 'public' ? publicBodyBytes : 0),
  );
  const largest = Math.max(0, ...asked);
  return largest > 0 ? { bodyLimit: largest } : {};
}
