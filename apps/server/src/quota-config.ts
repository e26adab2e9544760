import { z } from 'zod';

const megabyte = 1024 * 1024;

/** Environment variables for the storage quotas of one organization. */
export const quotaEnvironment = {
  LADING_UPLOAD_MEGABYTES: z.coerce.number().int().min(100, 'must be 100 at least').default(2_000),
  LADING_ATTACHMENT_MEGABYTES: z.coerce.number().int().min(1).default(5_000),
  LADING_PHOTO_MEGABYTES: z.coerce.number().int().min(1).default(20_000),
  LADING_EXPORT_MEGABYTES: z.coerce.number().int().min(1).default(10_000),
};

/** The storage quotas of one organization. */
export interface QuotaConfig {
  /** Total bytes of an organization's uploads of a day. */
  uploadBytes: number;
  /** Total bytes of the files at an organization's orders. */
  attachmentBytes: number;
  /** Total bytes of the photos of one warehouse. */
  photoBytes: number;
  /** Total bytes of the files of an organization's exports. */
  exportBytes: number;
}

type Values = z.output<z.ZodObject<typeof quotaEnvironment>>;

export const quotaConfig = (values: Values): QuotaConfig => ({
  uploadBytes: values.LADING_UPLOAD_MEGABYTES * megabyte,
  attachmentBytes: values.LADING_ATTACHMENT_MEGABYTES * megabyte,
  photoBytes: values.LADING_PHOTO_MEGABYTES * megabyte,
  exportBytes: values.LADING_EXPORT_MEGABYTES * megabyte,
});
