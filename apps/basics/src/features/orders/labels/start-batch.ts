import type { ApiClient } from '@lading/api-client/create-api-client';
import { batchesApi } from '@lading/contracts/shipping';

/** Puts orders into a batch, in the order of the list, and returns the address of its page. */
export async function startBatch(api: ApiClient, orderIds: string[]): Promise<string> {
  const body = { orderIds };
  const batch = await api.call(
    batchesApi.calls.createBatch,
    { body },
    { idempotencyKey: crypto.randomUUID() },
  );
  return `/e/#/batches/${batch?.batchId ?? ''}`;
}
