import { z } from 'zod';
import { languages } from '../identity/user-info.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a sub-app name is lower-case letters, digits and dashes');
const prefix = z
  .string()
  .regex(
    /^(?:\/[A-Za-z0-9_-]+)+$/,
    'a prefix looks like /b: it starts with a slash and does not end with one',
  )
  .refine((path) => !reserved.has(path.split('/')[1]?.toLowerCase() ?? ''), 'is a path of the shell itself');

/** First path segments that the shell and the server answer themselves; no sub-app may use them. */
const reserved = new Set([
  'api',
  'ezeeship-api',
  'apps',
  'assets',
  'auth',
  'ws',
  'support-site',
  'demo',
  'healthz',
  'readyz',
  'metrics',
  'openapi',
  'login',
  'reset',
  'sign-up',
  'ss',
  'maintain',
  'error',
  'async-export-list',
  'bigcommerce',
  'temu-warehouse-authorization',
]);

/** An origin in the form of a content security policy: scheme, host and port only. */
const origin = z
  .string()
  .regex(
    /^(?:https?|wss?):\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d+)?$/,
    'is no origin such as https://api.example',
  );

/** An address that pages can load from: of our own origin, or complete; `css` and `imports` may be relative to the entry. */
const address = z
  .string()
  .min(1)
  .refine(
    (text) => URL.canParse(text, 'https://localhost/'),
    'is no address such as /apps/name/app.json or https://apps.example/app.json',
  );

/** How a sub-app is loaded: an ES module, a classic script that sets a global, or an unmodified page in a frame. */
export const subAppKind = z.enum(['module', 'script', 'iframe']);
export type SubAppKind = z.infer<typeof subAppKind>;

/** How a sub-app's styles are isolated: rewritten into `@scope`, inside a shadow root, or unchanged. */
export const cssIsolation = z.enum(['scope', 'shadow', 'none']);
export type CssIsolation = z.infer<typeof cssIsolation>;

/** One row of the registry: which sub-app answers under a prefix and how it is loaded (spec §1). */
export const subAppEntry = z
  .object({
    /** Unique; also the name of the sub-app's CSS scope. */
    name,
    /** Path prefix without a trailing slash, such as `/b`; links are prefix plus `/#/path`. */
    prefix,
    kind: subAppKind,
    /** Address of its `app.json` (ends in `.json`), of the module or script itself, or of the framed page. */
    entry: address,
    /** For `script`: the global variable that holds the lifecycles. */
    global: z.string().min(1).optional(),
    /** Style sheets of an app without an `app.json`, relative to `entry`. */
    css: z.array(address).optional(),
    cssIsolation: cssIsolation.default('scope'),
    /** Removes the listeners and timers that the app leaves on window and document when it is unmounted. */
    legacy: z.boolean().default(false),
    /** Milliseconds for the whole load, if the 120 s of spec §9 do not fit. */
    loadTimeoutMs: z.number().int().positive().optional(),
    /** Its name in both languages; with one it gets an entry in the main menu. */
    label: z.object({ en: z.string().min(1).max(40), cn: z.string().min(1).max(40) }).optional(),
    /** Id of the menu entry that precedes its own; the last position if absent or unknown. */
    menuAfter: z.string().optional(),
    /** Other origins that it calls; added to `connect-src` of the content security policy. */
    connect: z.array(origin).optional(),
    /** Allows style elements and style attributes in the content security policy, for libraries that write their styles into the page. */
    inlineStyles: z.boolean().optional(),
    /** Bare names that its modules import, and their addresses relative to `entry`; only for this app. */
    imports: z.record(z.string().min(1), address).optional(),
  })
  .refine(({ kind, entry }) => kind !== 'iframe' || /^\/(?![/\\])/.test(entry), {
    message:
      'a page in a frame comes from our own origin, so that both share their hash and keys: give its path, such as /apps/name/index.html',
    path: ['entry'],
  })
  .refine((entry) => entry.kind !== 'script' || entry.global !== undefined, {
    message: 'a script sub-app names the global that holds its lifecycles',
    path: ['global'],
  });
export type SubAppEntry = z.output<typeof subAppEntry>;

/** `/apps.json`: the sub-apps of this installation, read at run time and never cached (spec §1). */
export const subAppRegistry = z
  .object({ version: z.literal(1), apps: z.array(subAppEntry) })
  .superRefine(({ apps }, context) => {
    for (const member of ['name', 'prefix'] as const) {
      const values = apps.map((app) => app[member]);
      values.forEach((value, row) => {
        if (values.indexOf(value) < row)
          context.addIssue({
            code: 'custom',
            path: ['apps', row, member],
            message: 'is taken by an earlier row',
          });
      });
    }
  });
export type SubAppRegistry = z.output<typeof subAppRegistry>;
/** What an operator writes; defaults are filled in by {@link subAppRegistry}. */
export type SubAppRegistryInput = z.input<typeof subAppRegistry>;

/** `app.json`: the description written by a sub-app's build; addresses are relative to the file. */
export const subAppDescriptor = z.object({
  contract: z.literal(1),
  version: z.string(),
  /** `own`: it looks as it does standalone; `shell`: it builds on the shell's reset, fonts and colors. */
  look: z.enum(['own', 'shell']).default('own'),
  entry: z.string().min(1),
  css: z.array(z.string()).default([]),
  /** Chunks that the entry imports statically: fetched early so that they need no second round trip. */
  preload: z.array(z.string()).default([]),
  /** The modules that the entry takes from the shell, by their names in the import map; also prefetched. */
  libraries: z.array(z.string()).default([]),
  /** Chunks that one page (`/orders`, the path after the `#`) or one language needs immediately; prefetched for it. */
  preloadFor: z
    .array(
      z.object({
        page: z.string().optional(),
        lang: z.enum(languages).optional(),
        files: z.array(z.string()),
      }),
    )
    .default([]),
});
export type SubAppDescriptor = z.output<typeof subAppDescriptor>;
