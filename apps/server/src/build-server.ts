import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { registerModules } from './modules/register-modules.ts';
import { openAppsManifest } from './platform/apps-manifest.ts';
import { callCounts } from './platform/call-counts.ts';
import { compressReplies } from './platform/compress-replies.ts';
import { demoMail } from './platform/demo-mail.ts';
import { answerError, isWirePath } from './platform/answer-error.ts';
import { housekeeping } from './platform/housekeeping.ts';
import { health } from './platform/health.ts';
import { jsonBody } from './platform/json-body.ts';
import { openApi } from './platform/open-api.ts';
import { metrics } from './platform/metrics.ts';
import { pushEndpoint } from './platform/push/push-endpoint.ts';
import type { Platform } from './platform/platform.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { staticFiles } from './platform/static-files.ts';

/** Puts the server together, without listening. `registerMore` adds calls of a test. */
export async function buildServer(
  platform: Platform,
  registerMore?: (app: FastifyInstance, platform: Platform) => void,
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify<RawServerDefault, IncomingMessage, ServerResponse>({
    loggerInstance: log,
    // A number of the caller's could be anything; ours is safe to log and to show.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    // Template names (64 characters, each up to 9 bytes encoded) stand in paths (spec §7).
    routerOptions: { maxParamLength: 1_000 },
    bodyLimit: 1024 * 1024,
    requestTimeout: 300_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.decorate('servedCalls', new Set<string>());
  app.setErrorHandler(answerError);
  jsonBody(app);
  const manifest = openAppsManifest(config.appsFile, (error) => log.error({ err: error }, 'apps manifest'));
  const frames = new Map([['/bigcommerce/connection', config.bigCommerceFrames]]);
  await securityHeaders(app, {
    manifest,
    shellDist: config.dist.shell,
    frames,
    chat: config.chatwoot?.baseUrl,
  });
  const counts = callCounts(platform);
  app.addHook('onListen', async () => counts.start());
  app.addHook('preClose', async () => counts.stop());
  await app.register(rateLimit, {
    global: true,
    store: counts.store,
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    // Pages and their files are cheap and come by the dozen; the calls are what is counted.
    allowList: (request) => !isWirePath(request.url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  await compressReplies(app);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  health(app, platform);
  metrics(app, platform);
  housekeeping(platform);
  pushEndpoint(app, platform);
  registerModules(app, platform);
  registerMore?.(app, platform);
  openApi(app);
  if (config.demo) demoMail(app, platform);
  await staticFiles(app, { dist: config.dist, manifest });
  return app;
}
