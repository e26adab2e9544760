import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstTexts } from './first-texts.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));

async function chunksWith(files: readonly string[], entry = source('namespaces')) {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [firstTexts(files)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  return output.filter((file) => file.type === 'chunk');
}

describe('the texts that an application begins with', () => {
  it('are in one file for each language, the others in a separate file', async () => {
    const chunks = await chunksWith(['common', 'shell-menu']);
    const localesOf = ({ moduleIds }: { moduleIds: string[] }) =>
      moduleIds.flatMap((id) => id.match(/locales\/(\w+\/[\w-]+)\.ts$/)?.[1] ?? []);
    const files = chunks.map(localesOf).filter((locales) => locales.length > 0);
    expect(files).toContainEqual(['en/common', 'en/shell-menu']);
    expect(files).toContainEqual(['cn/common', 'cn/shell-menu']);
    expect(files).toContainEqual(['en/tasks']);
  });

  it('are all that the first file names: the list of the others is fetched later', async () => {
    const chunks = await chunksWith(['common', 'shell-menu'], source('read-texts'));
    const entry = chunks.find((chunk) => chunk.isEntry)!;
    expect(entry.moduleIds).toContain(source('first-texts'));
    expect(entry.moduleIds).not.toContain(source('namespaces'));
    expect(entry.code).toContain('shellMenu');
  });

  it('fail the build when no namespace imports one of them', async () => {
    await expect(chunksWith(['common', 'no-such'])).rejects.toThrow('no-such');
  });
});
