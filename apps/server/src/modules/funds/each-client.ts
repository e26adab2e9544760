/** Processes clients one after the other: a failure does not block the others. @throws AggregateError after all were processed, if some failed */
export async function eachClient<Client>(
  clients: readonly Client[],
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const client of clients) {
    try {
      await work(client);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Clients that failed: ${failures.length}`);
}
