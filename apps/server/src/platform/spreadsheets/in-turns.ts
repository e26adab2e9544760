/** Yields to other requests after a number of items. */
export async function* inTurns<Item>(items: Iterable<Item>, atOnce = 500): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % atOnce === 0) await new Promise(setImmediate);
  }
}
