import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, CallData, CallSpec } from '@lading/contracts/define-service';
import type { Refusal } from '@lading/contracts/envelope';
import { readConfig } from '../config.ts';
import { localOperatorToken } from '../platform/require-operator.ts';
import { openSecrets } from '../platform/secrets.ts';

type Environment = Record<string, string | undefined>;

/**
 * Makes an operator's call of the server that runs: the one of `LADING_ADMIN_URL`, or this machine's. The token is
 * `LADING_OPERATOR_TOKEN`, or follows from the server's secret. @throws with a text for people when it is refused
 */
export async function callServer<Spec extends CallSpec>(
  call: Call<Spec>,
  input: { params?: Record<string, string>; body?: unknown },
  environment: Environment,
): Promise<CallData<Spec>> {
  const config = readConfig(environment);
  const address = environment['LADING_ADMIN_URL']?.replace(/\/$/, '') ?? `http://localhost:${config.port}`;
  if (!config.operatorToken && !config.secret && !existsSync(join(config.dataDir, 'secret')))
    throw new Error(`There is no secret in ${config.dataDir}. Set DATA_DIR or LADING_OPERATOR_TOKEN.`);
  const token = config.operatorToken ?? localOperatorToken(openSecrets(config.dataDir, config.secret));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  let response: Response;
  try {
    response = await fetch(address + path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (error) {
    throw new Error(`The server at ${address} does not answer.`, { cause: error });
  }
  const answer = (await response.json()) as { result: 'OK'; data: CallData<Spec> } | Refusal;
  if (answer.result === 'OK') return answer.data;
  const faults = (answer.errors ?? []).map(({ fieldName, message }) => `  ${fieldName}: ${message}`);
  throw new Error([`The server refuses: ${answer.message}`, ...faults].join('\n'));
}
