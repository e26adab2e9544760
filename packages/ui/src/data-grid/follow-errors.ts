import type { GridStore } from './grid-store.ts';

/** Calls once a frame at most when the errors of the rows may have changed; gives back the way to stop. */
export function followErrors(store: GridStore, onChange: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const stops = [store.subscribe(soon), store.subscribeRows(soon)];
  return () => {
    for (const stop of stops) stop();
    cancelAnimationFrame(frame);
  };
}
