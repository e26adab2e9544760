import { z } from 'zod';
import { outsideSecret } from './secret-rules.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

/** Environment variables for an S3-compatible storage. */
export const s3Environment = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: outsideSecret.optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
};

/** A bucket for files. */
export interface S3Config {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path, not in the host name. */
  pathStyle: boolean;
}

type Values = z.output<z.ZodObject<typeof s3Environment>>;

/** Undefined when files are stored in a folder. @throws When it is incomplete. */
export function s3Config(values: Values): S3Config | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
  } = values;
  const given = [bucket, accessKeyId, secretAccessKey];
  if (given.every((value) => value === undefined) && endpoint === undefined) return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      'The configuration has errors:\n  S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
    );
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: values.S3_REGION,
    endpoint: (endpoint ?? `https://s3.${values.S3_REGION}.amazonaws.com`).replace(/\/$/, ''),
    pathStyle: values.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  };
}
