import type { GridStore } from '../store/grid-store.ts';
import type { GridView } from '../view/grid-view.ts';
import type { GridFinder } from './grid-finder.ts';

/** Calls at most once per frame when the errors of the rows may have changed; returns the unsubscribe function. */
function followErrors(store: GridStore, onChange: () => void): () => void {
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

/** Redraws the grid when its rows, their order or their errors change; returns the unsubscribe function. */
export function followStore(store: GridStore, view: GridView, finder: GridFinder): () => void {
  let shown = store.getSnapshot();
  const unsubscribe = store.subscribe(() => {
    const old = shown;
    shown = store.getSnapshot();
    const isSame =
      shown.viewVersion === old.viewVersion && shown.sort === old.sort && shown.filters === old.filters;
    if (isSame) return;
    view.draw();
    finder.again();
    const isArranged = shown.sort !== old.sort || shown.filters !== old.filters || old.isArranging;
    if (isArranged && !shown.isArranging)
      view.frame.announce(view.scene.input.texts.arranged(shown.shownRows, shown.liveRows));
  });
  const unfollow = store.onChange(({ part }) => {
    if (part === 'more') return;
    finder.again();
    // The meaning of an empty cell may depend on the rows above it.
    if (view.scene.input.emptyNote) view.paint();
  });
  const uncount = followErrors(store, () => view.countErrors());
  return () => {
    unsubscribe();
    uncount();
    unfollow();
  };
}
