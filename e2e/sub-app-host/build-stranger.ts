import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const installed = ['vite', 'react', 'react-dom', 'zod', '@vitejs/plugin-react', '@tanstack/react-query'];

/** The builds of the guide (docs/sub-apps.md), by the folder that each is deployed to. */
const builds = {
  stranger: 'vite.config.ts',
  'stranger-plain': 'vite.plain.config.ts',
  'stranger-page': 'vite.page.config.ts',
};

/**
 * Builds another party's app: React and Vite in a folder outside of this repository, with the packed bridge and nothing else of ours.
 * @param into folder that gets a folder for each build
 */
export function buildStranger(into: string): void {
  const home = mkdtempSync(join(tmpdir(), 'lading-stranger-'));
  try {
    const run = (command: string, ...words: string[]): string =>
      execFileSync(command, words, { cwd: home, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } });
    cpSync(join(import.meta.dirname, 'fixtures/stranger'), home, { recursive: true });
    const bridge = join(home, 'node_modules/@lading/bridge');
    mkdirSync(bridge, { recursive: true });
    const packed = run(process.execPath, join(repository, 'scripts/pack-bridge.mjs'), home).trim();
    run('tar', '-xzf', packed, '--strip-components=1', '-C', bridge);
    for (const name of installed) {
      const target = join(home, 'node_modules', name);
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(repository, 'node_modules', name), target, 'junction');
    }
    for (const [name, config] of Object.entries(builds)) {
      const vite = join(home, 'node_modules/vite/bin/vite.js');
      run(process.execPath, vite, 'build', '--config', config, '--logLevel', 'error', '--outDir', name);
      cpSync(join(home, name), join(into, name), { recursive: true });
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
