import type { UserInfo } from '@lading/contracts/identity';
import { mountSubApp, type Answer } from '@lading/sub-app-kit/testing/mounted-app';

/** Mounts basics at an address; see {@link mountSubApp}. */
export const mountAt = (hash: string, answer: Answer, userId?: string, account?: Partial<UserInfo>) =>
  mountSubApp({ name: 'basics', prefix: '/b', load: () => import('../sub-app.tsx') }, hash, answer, {
    ...(userId && { userId }),
    ...(account && { account }),
  });
