import type { CallInput } from '@lading/contracts/define-service';
import type { storeConnection } from '@lading/contracts/services/store-connection';

type Callback = CallInput<typeof storeConnection.calls.beginBigCommerce>['body'];

/** What BigCommerce brought in the address of its callback (decision D10); undefined when something is missing. */
export function callbackOf(query: URLSearchParams): Callback | undefined {
  const [code, scope, context] = ['code', 'scope', 'context'].map((name) => query.get(name)?.trim());
  if (!code || !scope || !context) return undefined;
  return { code, scope, context, accountUuid: query.get('account_uuid') };
}
