import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstTexts } from './first-texts.ts';

const entry = fileURLToPath(new URL('../src/namespaces.ts', import.meta.url));

async function chunksWith(files: readonly string[]) {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [firstTexts(files)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as [Rolldown.RolldownOutput];
  return output.filter((file) => file.type === 'chunk');
}

describe('the texts that an application begins with', () => {
  it('stand in one file for each language, the others in a file of their own', async () => {
    const chunks = await chunksWith(['common', 'menu']);
    const localesOf = ({ moduleIds }: { moduleIds: string[] }) =>
      moduleIds.flatMap((id) => id.match(/locales\/(\w+\/[\w-]+)\.ts$/)?.[1] ?? []);
    const files = chunks.map(localesOf).filter((locales) => locales.length > 0);
    expect(files).toContainEqual(['en/common', 'en/menu']);
    expect(files).toContainEqual(['cn/common', 'cn/menu']);
    expect(files).toContainEqual(['en/tasks']);
  });

  it('fail the build when no namespace imports one of them', async () => {
    await expect(chunksWith(['common', 'no-such'])).rejects.toThrow('no-such');
  });
});
