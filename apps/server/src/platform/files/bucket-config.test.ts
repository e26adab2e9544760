import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

describe('the configuration of a bucket', () => {
  const given = { S3_BUCKET: 'parcels', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

  it('is complete or absent', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(() => readConfig({ S3_BUCKET: 'parcels' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => readConfig({ ...given, S3_BUCKET: 'No bucket' })).toThrow('S3_BUCKET');
  });

  it('puts the bucket into the host at Amazon and into the path elsewhere, unless configured', () => {
    expect(readConfig({ ...given, S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      pathStyle: false,
    });
    const elsewhere = { ...given, S3_ENDPOINT: 'https://storage.example/' };
    expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: 'https://storage.example', pathStyle: true });
    expect(readConfig({ ...elsewhere, S3_FORCE_PATH_STYLE: '0' }).s3).toMatchObject({ pathStyle: false });
  });
});
