import { filesOf, weightOf } from './page-weight.mjs';

const firstTexts = 'virtual:first-texts/en';

/**
 * The first pages that people see, and the sources (or the names of their chunks) that each requests before
 * it is idle; their imports are found automatically. `later` lists what waits until the page stands and the browser is idle (decision 0021),
 * which is excluded.
 * `e2e/specs/shell/weight.spec.ts` compares this list with what a browser fetches.
 */
export const firstPages = [
  {
    name: 'login page',
    address: '/login',
    budget: 130_000,
    sources: {
      shell: ['index.html', 'src/features/identity/login-page.tsx', firstTexts],
    },
    later: {},
  },
  {
    name: 'shell with the order list',
    address: '/b/#/orders',
    budget: 260_000,
    sources: {
      shell: ['index.html', 'src/app/kept-focus.tsx', 'src/app/workspace.tsx', firstTexts],
      basics: ['src/sub-app.tsx', 'orders', firstTexts],
    },
    later: {
      shell: [
        'src/app/unsaved-input.tsx',
        'src/features/imports/model/drafts/draft-store.ts',
        'src/features/live-push/keep-connected.ts',
        'src/features/messages/message-arrivals.tsx',
        'src/features/stores/store-watch.tsx',
        'src/features/support/chat/live-chat.tsx',
        '../../packages/ui/src/toast-place.tsx',
      ],
    },
  },
];

/** Weighs every first page, from the built files. */
export function weighFirstPages() {
  return firstPages.map(({ name, budget, sources }) => ({ name, budget, bytes: weightOf(filesOf(sources)) }));
}
