import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const summary = new RegExp(String.raw`\bsummary:\s*${text}`, 'g');
const description = new RegExp(String.raw`\.describe\(\s*${text},?\s*\)`, 'g');

/** The source of a contract without the parts used only by the API documentation. */
export const undescribed = (code: string): string =>
  code.replaceAll(summary, `summary: ''`).replaceAll(description, '');

/** Removes the descriptions of calls from browser builds: only the server documents them. */
export const withoutDescriptions = (): Plugin => ({
  name: 'lading:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contracts\/src\// },
    handler: (code) => ({ code: undescribed(code), map: null }),
  },
});
