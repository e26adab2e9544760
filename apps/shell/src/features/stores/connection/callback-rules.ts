import type { CallInput } from '@lading/contracts/core';
import type { storeConnectionApi } from '@lading/contracts/stores';

type Callback = CallInput<typeof storeConnectionApi.calls.beginBigCommerce>['body'];

/** The parameters of BigCommerce's callback address (decision D10); undefined when one is missing. */
export function callbackOf(query: URLSearchParams): Callback | undefined {
  const [code, scope, context] = ['code', 'scope', 'context'].map((name) => query.get(name)?.trim());
  if (!code || !scope || !context) return undefined;
  return { code, scope, context, accountUuid: query.get('account_uuid') };
}
