import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: a demo on port 8080 for this machine only, with its data in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      demo: true,
      databaseUrl: undefined,
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('names every fault at once', () => {
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', LADING_SECRET: 'short' };
    expect(() => readConfig(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*LADING_SECRET/);
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
  ])('refuses an example in %s', (name) => {
    expect(() => readConfig({ [name]: 'change-me-change-me-change-me-change-me' })).toThrow(name);
  });

  it.each([
    ['LADING_BIGCOMMERCE_CLIENT_SECRET', 'changeme'],
    ['LADING_TEMU_APP_SECRET', 'secret'],
    ['S3_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ])('refuses an example in %s, which somebody else has given', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`${name} is an example`);
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
