import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { SharedFile } from './bundle-shared-modules.ts';
import { neededSharedFiles } from './needed-shared-files.ts';

const file = (fileName: string, imports: string[], ...specifiers: string[]): SharedFile => ({
  fileName,
  code: '',
  imports,
  specifiers,
});
const bundle = (chunks: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]),
  ) as unknown as Rolldown.OutputBundle;

describe('the shared modules that a page preloads', () => {
  const files = [
    file('react-1.js', ['common-1.js'], 'react', 'react/jsx-runtime'),
    file('zod-1.js', [], 'zod'),
    file('common-1.js', []),
  ];

  it('are the direct and indirect imports of its entry', () => {
    const chunks = bundle({
      'index.js': ['part.js'],
      'part.js': ['react/jsx-runtime', 'index.js'],
      'late.js': ['zod'],
    });
    expect(neededSharedFiles(files, chunks, 'index.js')).toEqual(['react-1.js', 'common-1.js']);
  });

  it('are none for a page without an entry', () => {
    expect(neededSharedFiles(files, bundle({}), undefined)).toEqual([]);
  });
});
