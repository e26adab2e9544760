import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { pictureAddress } from '../core/picture-address.ts';
import { siteHost } from '../core/site-host.ts';

const name = z.string().trim().min(1).max(100);
/** Omitted: unchanged. Null: removed. */
const picture = pictureAddress.nullable().optional();

/** The brand of a host: of a reseller's site (spec §3, "SaaS info"), or of any other host (spec §3, "Branding"). */
export const siteBrand = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('host'),
    host: z.string(),
    platFormName: z.string(),
    logoUrl: z.string().nullable(),
    logoExpand: z.string().nullable(),
    logoCollapse: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('reseller'),
    host: z.string(),
    resellerId: z.string(),
    siteName: z.string(),
    siteNameCN: z.string(),
    logoUrl: z.string().nullable(),
    iconUrl: z.string().nullable(),
    mainImageUrl: z.string().nullable(),
    slogan: z.string().nullable(),
    colour: z.string().nullable(),
  }),
]);
export type SiteBrand = z.infer<typeof siteBrand>;

/** A change of the brand of a host; omitted values are unchanged. A host without a brand needs its names. */
export const brandOfHostChange = z.object({
  host: siteHost,
  platFormName: name.optional(),
  logoUrl: picture,
  logoExpand: picture,
  logoCollapse: picture,
});
export type BrandOfHostChange = z.infer<typeof brandOfHostChange>;

/** A change of a reseller's site, with the same rules. */
export const resellerSiteChange = z.object({
  host: siteHost,
  siteName: name.optional(),
  siteNameCN: name.optional(),
  logoUrl: picture,
  iconUrl: picture,
  mainImageUrl: picture,
  slogan: z.string().trim().max(200).nullable().optional(),
  /** All shades are computed from it. */
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .optional(),
});
export type ResellerSiteChange = z.infer<typeof resellerSiteChange>;

/** What operators set for the brand of a host (spec §1, "branding per host"). Our own. */
export const operatorSitesApi = defineService('operator-sites', {
  brand: {
    method: 'GET',
    path: '/api/operator/brand/{host}',
    access: 'operator',
    summary: 'The brand of a host.',
    params: z.object({ host: siteHost }),
    data: siteBrand,
  },
  setBrand: {
    method: 'POST',
    path: '/api/operator/brand',
    access: 'operator',
    audit: 'operator',
    summary: 'Sets name and logos of a host that belongs neither to the product nor to a reseller.',
    body: brandOfHostChange,
    data: siteBrand,
  },
  setResellerSite: {
    method: 'POST',
    path: '/api/operator/reseller',
    access: 'operator',
    audit: 'operator',
    summary: 'Creates or changes the site of a reseller.',
    body: resellerSiteChange,
    data: siteBrand,
  },
});
