import { z } from 'zod';

/** The support site of a host: the built-in stand-in, an external site, or none. */
export type SupportSite = 'built-in' | 'none' | { url: string };

const site = (text: string): SupportSite | undefined => {
  if (text === 'built-in' || text === 'none') return text;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) return undefined;
  return { url: text.replace(/\/$/, '') };
};

const hostClasses = z.string().transform((text, context) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      const host = part.slice(0, at).trim().toLowerCase();
      const given = site(part.slice(at + 1).trim());
      if (at > 0 && given && /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*)$/.test(host))
        return { host, site: given };
      context.addIssue({
        code: 'custom',
        message: `has “${part}”; such as *.test.example.com=https://support.test.example.com, localhost=built-in, *=none`,
      });
      return z.NEVER;
    }),
);

/** Environment variables for the support site (spec §2, decisions D10 and D21). */
export const supportEnvironment = {
  LADING_SUPPORT_SITE: z
    .string()
    .transform((text, context) => {
      const given = site(text);
      if (given) return given;
      context.addIssue({ code: 'custom', message: 'must be an address, “built-in” or “none”' });
      return z.NEVER;
    })
    .default('built-in'),
  LADING_SUPPORT_SITES: hostClasses.default([]),
  LADING_SUPPORT_CASES_PER_HOUR: z.coerce.number().int().positive().default(100),
  LADING_SUPPORT_TOKEN: z.enum(['short-lived', 'session']).default('short-lived'),
};

/** The support site by host, and the data it gets about its visitors. */
export interface SupportConfig {
  /** Host patterns in order of precedence; `*` matches every host, `*.` any name before it. */
  sites: { host: string; site: SupportSite }[];
  /** For all other hosts. */
  otherwise: SupportSite;
  /** The token in the URL: one for the support site only, or the session's own (spec §2). */
  token: 'short-lived' | 'session';
  /** Cases that an organization may open per hour at the stand-in. */
  casesPerHour: number;
  /** An external site verifies tokens with it; undefined: not possible. */
  clientSecret: string | undefined;
}

/** Whether a pattern of {@link SupportConfig.sites} covers a host. */
function matchesHost(pattern: string, host: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/** The support site of a host (spec §2: "dev, test or production chosen by the current host"). */
export function supportSiteOf({ sites, otherwise }: SupportConfig, host: string): SupportSite {
  const found = sites.find(({ host: pattern }) => matchesHost(pattern, host));
  return found ? found.site : otherwise;
}

/** Whether any host uses the built-in stand-in. */
export function isSupportBuiltIn({ sites, otherwise }: SupportConfig): boolean {
  return otherwise === 'built-in' || sites.some(({ site: one }) => one === 'built-in');
}
