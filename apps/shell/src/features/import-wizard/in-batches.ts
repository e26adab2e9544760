/** How long rows are gathered before they are shown, so that the page stays quick while they pour in. */
const gatherMs = 30;
/** The first rows are shown at once. */
const firstBatch = 100;
const largestBatch = 2_000;

/** Gathers what comes one by one into batches, and lets the page draw between them. */
export async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let isFirst = true;
  let begun = performance.now();
  for await (const item of items) {
    batch.push(item);
    const isFull = batch.length >= (isFirst ? firstBatch : largestBatch);
    if (!isFull && performance.now() - begun < gatherMs) continue;
    yield batch;
    await nextTask();
    batch = [];
    isFirst = false;
    begun = performance.now();
  }
  if (batch.length > 0) yield batch;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
