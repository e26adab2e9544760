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

  it('ignores what Kubernetes adds beside a service of that name, and nothing else that looks like it', () => {
    const service = {
      LADING_SERVICE_HOST: '10.0.0.7',
      LADING_SERVICE_PORT_HTTP: '80',
      LADING_PORT: 'tcp://10.0.0.7:80',
      LADING_PORT_80_TCP_ADDR: '10.0.0.7',
      LADING_POSTGRES_SERVICE_HOST: '10.0.0.8',
      LADING_POSTGRES_PORT: 'tcp://10.0.0.8:5432',
    };
    expect(readConfig(service)).toMatchObject({ port: 8080 });
    expect(() => readConfig({ LADING_PORT: '80' })).toThrow('LADING_PORT is not known.');
    expect(() => readConfig({ ...service, LADING_SECERT: 'x' })).toThrow('Is it LADING_SECRET?');
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

  it('refuses SMTP without a sender in production, whose mails no server would accept', () => {
    const smtp = { SMTP_URL: 'smtp://mail.internal' };
    expect(() => readConfig({ NODE_ENV: 'production', ...smtp, MAIL_FROM: '' })).toThrow(
      'SMTP_URL needs MAIL_FROM',
    );
    expect(readConfig(smtp).mail.from).toContain('@');
    const sender = { MAIL_FROM: 'Harbor <no-reply@ship.example>' };
    expect(readConfig({ NODE_ENV: 'production', ...smtp, ...sender }).mail.from).toBe(sender.MAIL_FROM);
  });

  it.each([
    ['LADING_OWN_HOSTS', 'https://ship.example'],
    ['LADING_OWN_HOSTS', 'ship.example/'],
    ['LADING_TRUSTED_STORE_HOSTS', 'shop.local'],
    ['LADING_TRUSTED_STORE_HOSTS', 'http://shop.local:80'],
    ['LADING_TRUSTED_WEBHOOK_HOSTS', 'localhost:4000 localhost:4001'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.internal'],
  ])('refuses %s with %s, which would match nothing', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`${name} must be`);
  });

  it('accepts hosts, hosts with ports, and addresses, names and networks of proxies', () => {
    const config = readConfig({
      LADING_OWN_HOSTS: 'Ship.Example, [::1],localhost',
      LADING_TRUSTED_STORE_HOSTS: 'my_shop:8080,[::1]:443',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,::1,fd00::/8,10.0.0.0/255.0.0.0',
    });
    expect(config).toMatchObject({
      ownHosts: ['ship.example', '[::1]', 'localhost'],
      trustedStoreHosts: ['my_shop:8080', '[::1]:443'],
      trustProxy: ['loopback', '10.0.0.0/8', '::1', 'fd00::/8', '10.0.0.0/255.0.0.0'],
    });
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
