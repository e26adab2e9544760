import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Content security policy sources, such as `'sha256-…'`, of the inline scripts of a page: its import map among them. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(([, attributes]) => !/\bsrc\s*=/i.test(attributes ?? ''))
    .map(
      ([, , content]) =>
        `'sha256-${createHash('sha256')
          .update(content ?? '')
          .digest('base64')}'`,
    );
}
