import type { SubAppRegistryInput } from '@lading/contracts/core';

const descriptor = (name: string): string => `/sub-apps/${name}/app.json`;

/** The registry of the test shell. */
export const registry: SubAppRegistryInput = {
  version: 1,
  apps: [
    { name: 'plain', prefix: '/p', kind: 'module', entry: descriptor('plain') },
    { name: 'vue', prefix: '/v', kind: 'module', entry: descriptor('vue') },
    { name: 'react', prefix: '/r', kind: 'module', entry: descriptor('react') },
    { name: 'module-router', prefix: '/m', kind: 'module', entry: descriptor('module-router') },
    { name: 'leaky', prefix: '/l', kind: 'module', entry: descriptor('leaky'), legacy: true },
    { name: 'crashing', prefix: '/c', kind: 'module', entry: descriptor('crashing'), loadTimeoutMs: 1_500 },
    { name: 'framed', prefix: '/f', kind: 'iframe', entry: '/sub-apps/framed/index.html' },
    {
      name: 'script',
      prefix: '/s',
      kind: 'script',
      entry: '/sub-apps/script/script.js',
      global: 'oldOrders',
    },
    { name: 'shadow', prefix: '/h', kind: 'module', entry: descriptor('shadow'), cssIsolation: 'shadow' },
    { name: 'stranger', prefix: '/x', kind: 'module', entry: descriptor('stranger') },
    {
      name: 'stranger-plain',
      prefix: '/x-plain',
      kind: 'module',
      entry: '/sub-apps/stranger-plain/sub-app.js',
      css: ['style.css'],
    },
    {
      name: 'stranger-page',
      prefix: '/x-page',
      kind: 'iframe',
      entry: '/sub-apps/stranger-page/index.html',
    },
    { name: 'usual', prefix: '/x-usual', kind: 'module', entry: '/sub-apps/stranger-page/page.js' },
  ],
};
