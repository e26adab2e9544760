import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SubAppLifecycles } from '../sub-app-lifecycles.ts';
import type { SubAppProps } from '../sub-app-props.ts';
import { HostContext } from './use-host.ts';

/** Options of a React sub-app. */
export interface ReactSubAppOptions {
  /** Rendered at each mount, inside the host context and the query client. */
  root: ComponentType;
  /** Creates the sub-app's only query client; it outlives a mount, so that coming back shows cached lists immediately. */
  createQueryClient?: (host: SubAppProps) => QueryClient;
  /** Runs once before the first mount, for example to load texts, or to prefetch for the first page. */
  bootstrap?: (host: SubAppProps, client: QueryClient) => unknown;
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

function signedInAs({ getState }: SubAppProps): string {
  const { user } = getState();
  return user ? `${user.org.orgId}/${user.user.userId}` : '';
}

/**
 * Turns a React component into the lifecycles of a sub-app. `mount` resolves after the first render and rejects when it throws; a
 * later render error is reported to the host as fatal.
 */
export function reactSubApp(
  options: ReactSubAppOptions,
): Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>> {
  let queryClient: QueryClient | undefined;
  let cachedFor = '';
  // By element: an abandoned mount and the next one must not share a root.
  const roots = new WeakMap<HTMLElement, Root>();

  /** One person must never see rows cached for another. */
  function dropOthers(host: SubAppProps): void {
    const person = signedInAs(host);
    if (person !== cachedFor) queryClient?.clear();
    cachedFor = person;
  }

  function clientFor(host: SubAppProps): QueryClient {
    const client = (queryClient ??= options.createQueryClient?.(host) ?? new QueryClient());
    dropOthers(host);
    return client;
  }

  return {
    bootstrap: (host) => options.bootstrap?.(host, clientFor(host)),

    async mount(host) {
      const client = clientFor(host);
      host.bus.on('state:change', () => dropOthers(host));
      host.bus.on('session:resumed', () => {
        void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      });

      await new Promise<void>((resolve, reject) => {
        let isDrawn = false;
        const root = createRoot(host.domElement, {
          onUncaughtError: (error) => {
            if (isDrawn) host.reportError(error, { fatal: true });
            else reject(error);
          },
          onCaughtError: (error) => host.reportError(error),
        });
        roots.set(host.domElement, root);
        const onDrawn = (): void => {
          isDrawn = true;
          resolve();
        };
        root.render(
          <HostContext value={host}>
            <QueryClientProvider client={client}>
              <Drawn onDrawn={onDrawn}>
                <options.root />
              </Drawn>
            </QueryClientProvider>
          </HostContext>,
        );
      });
    },

    unmount(host) {
      roots.get(host.domElement)?.unmount();
    },
  };
}
