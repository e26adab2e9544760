import { useCallback } from 'react';
import { StoresButton } from '../features/stores/index.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Store sync in the header; the order list is fetched anew when a store has brought something, came or went, and a page may ask to connect one. */
export function Stores() {
  const bus = useSubAppBus();
  const onChanged = useCallback(() => bus.emit('list:refresh', { kind: 'order' }), [bus]);
  const hearConnect = useCallback((open: () => void) => bus.on('store:connect', open), [bus]);
  return <StoresButton onChanged={onChanged} hearConnect={hearConnect} />;
}
