import { join, resolve } from 'node:path';
import { type FileLimits, product } from '@lading/contracts/core';
import { z } from 'zod';
import { storePullConfig, storePullEnvironment, type StorePullConfig } from './store-pull-config.ts';
import { temuConfig, temuEnvironment, type TemuConfig } from './temu-config.ts';
import { type SupportConfig, supportEnvironment } from './support-config.ts';
import { hostList, hostPortList, proxyList } from './host-rules.ts';
import { importEnvironment, importLimits } from './import-config.ts';
import { quotaConfig, quotaEnvironment, type QuotaConfig } from './quota-config.ts';
import { hasExamplePassword, outsideSecret, secret } from './secret-rules.ts';
import { s3Config, s3Environment, type S3Config } from './s3-config.ts';
import { telemetryConfig, telemetryEnvironment, type TelemetryConfig } from './telemetry-config.ts';
import { misspelledNames } from './config-names.ts';
import { carrierConfig, type CarrierConfig, carrierEnvironment } from './carrier-config.ts';
import { bigCommerceConfig, bigCommerceEnvironment, type BigCommerceConfig } from './bigcommerce-config.ts';

const repository = resolve(import.meta.dirname, '..', '..', '..');

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LADING_DATABASE_SILENCE_SECONDS: z.coerce.number().int().min(1).max(60).default(8),
  LADING_DRAIN_SECONDS: z.coerce.number().min(0).max(8).optional(),
  LADING_DEMO: flag.optional(),
  LADING_DEMO_HISTORY: flag.default(true),
  LADING_SECRET: secret(32).optional(),
  LADING_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LADING_OWN_HOSTS: hostList.default([...product.ownHosts]),
  LADING_APPS: z.string().optional(),
  LADING_APPS_FOLDER: z.string().optional(),
  LADING_METRICS_TOKEN: secret(16).optional(),
  LADING_OPERATOR_TOKEN: secret(32).optional(),
  LADING_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(3_000),
  LADING_KEY_CALLS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  LADING_SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(180),
  AUDIT_RETENTION_DAYS: z.coerce.number().int().min(30, 'must be 30 at least').optional(),
  LADING_MESSAGE_DAYS: z.coerce.number().int().min(30, 'must be 30 at least').default(365),
  LADING_SOCKETS_PER_ADDRESS: z.coerce.number().int().positive().default(1_000),
  ...quotaEnvironment,
  ...importEnvironment,
  ...supportEnvironment,
  LADING_SUPPORT_CLIENT_SECRET: secret(24).optional(),
  ...bigCommerceEnvironment,
  ...carrierEnvironment,
  ...temuEnvironment,
  ...s3Environment,
  ...telemetryEnvironment,
  LADING_TRUSTED_STORE_HOSTS: hostPortList.default([]),
  LADING_TRUSTED_WEBHOOK_HOSTS: hostPortList.default([]),
  ...storePullEnvironment,
  LADING_SUPPORT_DESK_TOKEN: secret(24).optional(),
  LADING_CHATWOOT_URL: z.url({ protocol: /^https?$/ }).optional(),
  LADING_CHATWOOT_TOKEN: outsideSecret.regex(/^[\w-]{1,100}$/).optional(),
  LADING_CHATWOOT_HMAC_KEY: secret(16).optional(),
  TRUST_PROXY: proxyList.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Every environment variable that is read here; `docs/operating.md` explains each. */
export const environmentNames: readonly string[] = Object.keys(environment.shape);

/** The checked and completed configuration. `docs/operating.md` explains each name. */
export interface Config extends CarrierConfig, QuotaConfig, StorePullConfig {
  production: boolean;
  /** Seeds an empty database and shows written mails on a local page (decision D12). Never in production. */
  demo: boolean;
  /** Whether a new demo gets three months of history in its warehouses. */
  demoHistory: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** How long a connection may wait for the database without receiving a byte before it is checked. */
  databaseSilenceMs: number;
  /** How long a server that shuts down reports that before it refuses calls. */
  drainMs: number;
  /** The bucket for files; undefined: a folder in `dataDir`. */
  s3: S3Config | undefined;
  /** The trace collector; undefined: none. */
  telemetry: TelemetryConfig | undefined;
  /** Undefined: generated at the first start and stored in the data folder. */
  secret: string | undefined;
  /** The public URL, for the greeting; undefined: this machine's. */
  publicUrl: string | undefined;
  /** The product's own hosts: they have no branding call and no reseller (spec §7). */
  ownHosts: string[];
  /** The sub-app manifest; undefined: the four of this repository. */
  appsFile: string | undefined;
  /** A folder with the operator's sub-apps, each in its own folder, served under `/apps/`. */
  appsFolder: string | undefined;
  metricsToken: string | undefined;
  /** Allows operators' calls from anywhere; undefined: only from this machine. */
  operatorToken: string | undefined;
  requestsPerMinute: number;
  /** Calls of one API key per minute. */
  keyCallsPerMinute: number;
  /** Live push sockets that one address may have open on each node. */
  socketsPerAddress: number;
  /** Days after which a sign-in expires, even if it is used. */
  sessionDays: number;
  /** Limits of one import file (decision D8). */
  importLimits: FileLimits;
  /** How long the audit log is kept; undefined: forever. */
  auditRetentionDays: number | undefined;
  /** Days for which read messages are kept. */
  messageDays: number;
  /** Support sites by host (spec §2, decision D21). */
  support: SupportConfig;
  /** Our app at BigCommerce; undefined: not set up (decision D10). */
  bigCommerce: BigCommerceConfig | undefined;
  /** Origins that may frame `/bigcommerce/connection`. */
  bigCommerceFrames: string[];
  /** The marketplace of the cooperative warehouse; undefined: not set up (decision D10). */
  temu: TemuConfig | undefined;
  /** `host:port` of stores that may be called although private or unencrypted. */
  trustedStoreHosts: string[];
  /** `host:port` of webhooks that may be called although private or unencrypted; refused in production. */
  trustedWebhookHosts: string[];
  /** The token of the stand-in's desk, where live chats are answered; undefined: in a demo, for this machine only. */
  supportDeskToken: string | undefined;
  /** The operator's Chatwoot, replacing the built-in live chat (decision D10). */
  chatwoot: { baseUrl: string; websiteToken: string; hmacKey: string | undefined } | undefined;
  /** Addresses of proxies whose forwarded headers are trusted. */
  trustProxy: string[] | false;
  mail: { smtpUrl: string | undefined; from: string };
  logLevel: string;
  /** The log file outside production; in production the log goes to standard output. */
  logFile: string;
  /** Built browser code: the shell, and the sub-apps by name. */
  dist: { shell: string; apps: Record<string, string> };
}

/** Reads the configuration. @throws With every error by name, so that all can be fixed at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = [
    ...misspelledNames(Object.keys(given), environmentNames),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration has errors:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.LADING_DEMO) {
    throw new Error(
      'The configuration has errors:\n  LADING_DEMO brings sign-ins that everybody knows; production refuses it.',
    );
  }
  if (production && values.LADING_TRUSTED_WEBHOOK_HOSTS.length > 0) {
    throw new Error(
      'The configuration has errors:\n  LADING_TRUSTED_WEBHOOK_HOSTS is for development; production refuses it.',
    );
  }
  for (const name of ['DATABASE_URL', 'SMTP_URL'] as const)
    if (production && hasExamplePassword(values[name]))
      throw new Error(
        `The configuration has errors:\n  ${name} has an example as its password; set another.`,
      );
  if (production && values.SMTP_URL !== undefined && values.MAIL_FROM === undefined)
    throw new Error(
      'The configuration has errors:\n  SMTP_URL needs MAIL_FROM, the address that mails are sent from.',
    );
  const { LADING_CHATWOOT_URL: chatUrl, LADING_CHATWOOT_TOKEN: chatToken } = values;
  if ((chatUrl === undefined) !== (chatToken === undefined)) {
    throw new Error(
      'The configuration has errors:\n  LADING_CHATWOOT_URL and LADING_CHATWOOT_TOKEN go together.',
    );
  }
  const dist = (name: string): string => join(repository, 'apps', name, 'dist');
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.LADING_PUBLIC_URL?.replace(/\/$/, '');
  return {
    production,
    demo: values.LADING_DEMO ?? !production,
    demoHistory: values.LADING_DEMO_HISTORY,
    port: values.PORT,
    // Demo sign-ins are public knowledge, so such a server only serves this machine by default.
    host: values.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    drainMs: (values.LADING_DRAIN_SECONDS ?? (production ? 4 : 0)) * 1_000,
    databaseSilenceMs: values.LADING_DATABASE_SILENCE_SECONDS * 1_000,
    s3: s3Config(values),
    telemetry: telemetryConfig(values),
    secret: values.LADING_SECRET,
    publicUrl,
    ownHosts: values.LADING_OWN_HOSTS,
    appsFile: values.LADING_APPS,
    appsFolder: values.LADING_APPS_FOLDER === undefined ? undefined : resolve(values.LADING_APPS_FOLDER),
    metricsToken: values.LADING_METRICS_TOKEN,
    operatorToken: values.LADING_OPERATOR_TOKEN,
    requestsPerMinute: values.LADING_REQUESTS_PER_MINUTE,
    keyCallsPerMinute: values.LADING_KEY_CALLS_PER_MINUTE,
    socketsPerAddress: values.LADING_SOCKETS_PER_ADDRESS,
    sessionDays: values.LADING_SESSION_DAYS,
    ...quotaConfig(values),
    importLimits: importLimits(values),
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    messageDays: values.LADING_MESSAGE_DAYS,
    support: {
      sites: values.LADING_SUPPORT_SITES,
      otherwise: values.LADING_SUPPORT_SITE,
      token: values.LADING_SUPPORT_TOKEN,
      casesPerHour: values.LADING_SUPPORT_CASES_PER_HOUR,
      clientSecret: values.LADING_SUPPORT_CLIENT_SECRET,
    },
    bigCommerce: bigCommerceConfig(values, publicUrl),
    ...carrierConfig(values),
    bigCommerceFrames: values.LADING_BIGCOMMERCE_FRAMES,
    temu: temuConfig(values),
    ...storePullConfig(values),
    trustedWebhookHosts: values.LADING_TRUSTED_WEBHOOK_HOSTS,
    trustedStoreHosts: values.LADING_TRUSTED_STORE_HOSTS,
    supportDeskToken: values.LADING_SUPPORT_DESK_TOKEN,
    chatwoot:
      chatUrl !== undefined && chatToken !== undefined
        ? {
            baseUrl: new URL(chatUrl).origin,
            websiteToken: chatToken,
            hmacKey: values.LADING_CHATWOOT_HMAC_KEY,
          }
        : undefined,
    trustProxy: values.TRUST_PROXY ?? false,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? 'Lading <no-reply@lading.test>' },
    logLevel: values.LOG_LEVEL,
    logFile: join(dataDir, 'server.log'),
    dist: {
      shell: dist('shell'),
      apps: { basics: dist('basics'), oms: dist('oms'), shipping: dist('shipping'), floor: dist('floor') },
    },
  };
}
