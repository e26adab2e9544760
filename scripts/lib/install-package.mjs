import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program and only shows its error output; returns whether it succeeded. */
export const quietly = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
    .status === 0;

/** Installs an operating system package if that is allowed without asking; returns whether it is installed. */
export function installPackage(name) {
  const asRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(asRoot || existsSync('/usr/bin/sudo'))) return false;
  const apt = (...args) =>
    asRoot
      ? quietly('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
      : quietly('sudo', ['-n', 'apt-get', ...args]);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name);
}
