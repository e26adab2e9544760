import { spawn } from 'node:child_process';
import { buildApps } from './lib/build-apps.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { pinnedEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';

// `npm start` on a fresh clone: install, build what has changed, then serve everything on one port (decision D12).
ensureInstalled();
await buildApps();

const server = spawn(pinnedNode, ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
});
// Ctrl-C reaches the whole foreground group, including the server; we only wait for its clean end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
