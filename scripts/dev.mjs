import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { pinnedEnvironment, pinnedNode, tool } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';

// `npm run dev`: the server restarts on changes, shell and sub-applications hot-reload; open the shell's address.
ensureInstalled();
const { concurrently } = await import('concurrently');

const node = `"${pinnedNode}"`;
const browserCode = (name) => ({
  name,
  command: `${node} "${tool('vite/bin/vite.js')}" --clearScreen false`,
  cwd: join(root, 'apps', name),
});

const { result } = concurrently(
  [
    { name: 'server', command: `${node} --watch --watch-preserve-output apps/server/src/main.ts`, cwd: root },
    ...['shell', 'basics', 'oms', 'shipping', 'floor'].map(browserCode),
  ].map((command) => ({ ...command, env: pinnedEnvironment() })),
  { killOthersOn: ['failure'], prefixColors: 'auto' },
);
await result.catch(() => process.exit(1));
