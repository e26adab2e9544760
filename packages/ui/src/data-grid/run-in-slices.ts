/** Work is cut so that a key press or a frame never waits longer than this, in ms: whoever follows it has much to do in the same task. */
const SLICE_MS = 10;

/** What a run is told. */
export interface SlicedRun<Result> {
  readonly onDone: (result: Result) => void;
  /** Called after every slice, the last one included (before `onDone`). */
  readonly onSlice?: () => void;
}

/**
 * Runs a generator to its end in slices that leave the page alive between them. The first slice runs at once, so work that fits into one is
 * done when this returns. Gives back the way to call it off.
 */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  { onDone, onSlice }: SlicedRun<Result>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    let step = work.next();
    while (step.done !== true && performance.now() < until) step = work.next();
    if (step.done !== true) timer = setTimeout(slice, 0);
    onSlice?.();
    if (step.done === true) onDone(step.value);
  };
  slice();
  return () => clearTimeout(timer);
}
