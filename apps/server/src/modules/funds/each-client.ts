/** Does work for clients one after the other: one that fails stops no other. @throws AggregateError once all are through, where some failed */
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
