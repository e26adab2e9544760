import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { pushPath, setFileLimits } from '@lading/contracts/core';
import { buildOpenApi } from '@lading/contracts/openapi';
import Fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { registerModules } from './modules/register-modules.ts';
import { backgroundRewrites } from './platform/background-rewrites.job.ts';
import { addressGroup } from './platform/address-group.ts';
import { answerError } from './platform/answer-error.ts';
import { openAppsManifest } from './platform/apps-manifest.ts';
import { compressReplies } from './platform/compress-replies.ts';
import { demoMail } from './platform/demo-mail.ts';
import { health } from './platform/health.ts';
import { housekeeping } from './platform/housekeeping.job.ts';
import { searchIndexing } from './platform/lists/search-index.job.ts';
import { metrics } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';
import { pushEndpoint } from './platform/push/push-endpoint.ts';
import { readableUrl } from './platform/readable-url.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { shellPage } from './platform/shell-page.ts';
import { staticFiles } from './platform/static-files.ts';

/** JSON bodies: refuses `__proto__` and similar; an empty body counts as none, since calls without one may still declare JSON. */
function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** Pages and their files are cheap and come by the dozen, and monitoring must be answered. */
const uncounted = new Set(['/', '*', '/*', '/apps.json', '/csp.json', '/healthz', '/readyz', '/metrics']);

/** Whether calls of a route are counted; all are except those listed as cheap. Sockets have their own limits. */
const isCounted = (route: string): boolean =>
  !uncounted.has(route) && !/^\/apps\/(?:[^/]+\/)?\*$/.test(route) && route !== pushPath;

/** Assembles the server without listening. `registerMore` adds calls of a test. */
export async function buildServer(
  platform: Platform,
  registerMore?: (app: FastifyInstance, platform: Platform) => void,
): Promise<FastifyInstance> {
  const { config, log } = platform;
  setFileLimits(config.importLimits);
  const app = Fastify<RawServerDefault, IncomingMessage, ServerResponse>({
    loggerInstance: log,
    // A caller's request id could be anything; ours is safe to log and to show.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    // Template names (64 characters, each up to 9 bytes encoded) stand in paths (spec §7).
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: 1024 * 1024,
    requestTimeout: 300_000,
    // Longer than any call takes. Otherwise a reader that stops reading could keep files open, and on disk, indefinitely.
    connectionTimeout: 300_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.decorate('servedCalls', new Set<string>());
  app.setErrorHandler(answerError);
  jsonBody(app);
  const manifest = openAppsManifest(config.appsFile, (error) => log.error({ err: error }, 'apps manifest'));
  const page = shellPage(config.dist.shell, manifest, config);
  const frames = new Map([['/bigcommerce/connection', config.bigCommerceFrames]]);
  await securityHeaders(app, {
    manifest,
    page,
    shellDist: config.dist.shell,
    frames,
    chat: config.chatwoot?.baseUrl,
  });
  const { callCounts: counts } = platform;
  app.addHook('onListen', async () => counts.start());
  app.addHook('preClose', async () => counts.stop());
  // While the server shuts down, no call should start on a connection that is about to be closed.
  app.addHook('onSend', async (_request, reply) => {
    if (platform.life.isEnding) void reply.header('connection', 'close');
  });
  await app.register(rateLimit, {
    global: true,
    store: counts.store,
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressGroup(request.ip),
    // By the serving route: a URL can be written in many ways.
    allowList: ({ routeOptions }) => !isCounted(routeOptions.url ?? ''),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  await compressReplies(app);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  health(app, platform);
  metrics(app, platform);
  housekeeping(platform);
  searchIndexing(platform);
  backgroundRewrites(platform);
  pushEndpoint(app, platform);
  registerModules(app, platform);
  registerMore?.(app, platform);
  openApi(app);
  if (config.demo) demoMail(app, platform);
  await staticFiles(app, { ...config, manifest, page });
  return app;
}

/** `/openapi.json`: the calls of this server, derived from their declarations. */
function openApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(buildOpenApi({ version: '0.1.0', include: app.servedCalls }));
    return reply.type('application/json').header('cache-control', 'no-cache').send(text);
  });
}
