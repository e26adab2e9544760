import { z } from 'zod';

const megabyte = 1024 * 1024;

/** What the environment may say of the space that the files of one organization take. */
export const quotaEnvironment = {
  LADING_UPLOAD_MEGABYTES: z.coerce.number().int().min(100, 'must be 100 at least').default(2_000),
  LADING_ATTACHMENT_MEGABYTES: z.coerce.number().int().min(1).default(5_000),
  LADING_PHOTO_MEGABYTES: z.coerce.number().int().min(1).default(20_000),
  LADING_EXPORT_MEGABYTES: z.coerce.number().int().min(1).default(10_000),
};

/** The space that the files of one organization may take. */
export interface QuotaConfig {
  /** Bytes that an organization's uploads of a day may take together. */
  uploadBytes: number;
  /** Bytes that the files at an organization's orders may take together. */
  attachmentBytes: number;
  /** Bytes that the photos of one warehouse may take together. */
  photoBytes: number;
  /** Bytes that the files of an organization's exports may take together. */
  exportBytes: number;
}

type Values = z.output<z.ZodObject<typeof quotaEnvironment>>;

export const quotaConfig = (values: Values): QuotaConfig => ({
  uploadBytes: values.LADING_UPLOAD_MEGABYTES * megabyte,
  attachmentBytes: values.LADING_ATTACHMENT_MEGABYTES * megabyte,
  photoBytes: values.LADING_PHOTO_MEGABYTES * megabyte,
  exportBytes: values.LADING_EXPORT_MEGABYTES * megabyte,
});
