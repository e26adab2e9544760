import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const summary = new RegExp(String.raw`\bsummary:\s*${text}`, 'g');
const description = new RegExp(String.raw`\.describe\(\s*${text},?\s*\)`, 'g');

/** The source of a contract without what only the documentation of the calls says. */
export const undescribed = (code: string): string =>
  code.replaceAll(summary, `summary: ''`).replaceAll(description, '');

/** Leaves the descriptions of calls out of what a browser fetches: the server documents them. Only in builds. */
export const withoutDescriptions = (): Plugin => ({
  name: 'lading:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contracts\/src\// },
    handler: (code) => ({ code: undescribed(code), map: null }),
  },
});
