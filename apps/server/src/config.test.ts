import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs no settings: a demo on port 8080 for this machine only, with its data in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      demo: true,
      databaseUrl: undefined,
    });
  });

  it('treats an empty value as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('names every error at once', () => {
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', LADING_SECRET: 'short' };
    expect(() => readConfig(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*LADING_SECRET/);
  });

  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['NODE_EMV', 'NODE_ENV'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['S3_BUKCET', 'S3_BUCKET'],
    ['LADING_SECERT', 'LADING_SECRET'],
    ['LADING_PUBLIC_URI', 'LADING_PUBLIC_URL'],
    ['LADING_METRIC_TOKEN', 'LADING_METRICS_TOKEN'],
  ])('names the unread %s, and suggests: %s', (name, meant) => {
    expect(() => readConfig({ [name]: '1' })).toThrow(`${name} is not known. Is it ${meant}?`);
  });

  it('names unknown names that start with LADING_', () => {
    expect(() => readConfig({ LADING_TELEPORT: '1' })).toThrow('LADING_TELEPORT is not known.');
  });

  it.each([
    'HOME',
    'PATH',
    'HOSTNAME',
    'PGHOST',
    'PGDATABASE',
    'POSTGRES_BIN',
    'XDG_DATA_DIRS',
    'AWS_REGION',
    'NODE_PATH',
    'NODE_OPTIONS',
    'OTEL_SERVICE_VERSION',
    'http_proxy',
    'npm_config_cache',
    'LADING_ADMIN_URL',
    'LADING_HOST',
  ])('ignores names meant for others: %s', (name) => {
    expect(readConfig({ [name]: 'x' })).toMatchObject({ port: 8080 });
  });

  it('ignores names similar to one that is set', () => {
    expect(readConfig({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://db/lading' }).databaseUrl).toBe(
      'postgres://db/lading',
    );
  });

  it('seeds no demo in production (decision D12)', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, demo: false });
    expect(() => readConfig({ NODE_ENV: 'production', LADING_DEMO: '1' })).toThrow('LADING_DEMO');
  });

  it.each([
    'LADING_METRICS_TOKEN',
    'LADING_OPERATOR_TOKEN',
    'LADING_SUPPORT_DESK_TOKEN',
    'LADING_CHATWOOT_HMAC_KEY',
    'LADING_SUPPORT_CLIENT_SECRET',
  ])('refuses an example in %s', (name) => {
    expect(() => readConfig({ [name]: 'change-me-change-me-change-me-change-me' })).toThrow(name);
  });

  it.each([
    ['LADING_BIGCOMMERCE_CLIENT_SECRET', 'changeme'],
    ['LADING_TEMU_APP_SECRET', 'secret'],
    ['LADING_CHATWOOT_TOKEN', 'change-me'],
    ['S3_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ])('refuses an example in the externally issued %s', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`${name} is an example`);
  });

  it.each([
    ['DATABASE_URL', 'postgresql://lading:change-me@db.internal/lading'],
    ['DATABASE_URL', 'postgresql://lading:password@db.internal/lading'],
    ['SMTP_URL', 'smtp://lading:example@mail.internal'],
  ])('refuses an example as the password of %s in production', (name, url) => {
    expect(() => readConfig({ NODE_ENV: 'production', [name]: url })).toThrow(`${name} has an example`);
    expect(readConfig({ [name]: url })).toMatchObject({ production: false });
  });

  it.each(['prod', 'Production', 'staging'])('refuses %s for NODE_ENV', (mode) => {
    expect(() => readConfig({ NODE_ENV: mode })).toThrow('NODE_ENV');
  });

  it.each(['change-me-change-me-change-me-change-me', 'this-is-an-EXAMPLE-of-a-long-enough-text'])(
    'refuses the example secret %s',
    (secret) => {
      expect(() => readConfig({ NODE_ENV: 'production', LADING_SECRET: secret })).toThrow('LADING_SECRET');
    },
  );
});
