import { z } from 'zod';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** Version of the Admin API. A retired version is answered by the oldest supported one. */
const shopifyVersion = '2026-10';

const secret = z.string().trim().min(1).max(200);
/** The credentials of a Shopify store: an app's token, or its client id and the secret for requesting tokens valid for a day. */
const shopifyCredentials = z.object({ accessToken: secret, clientId: secret.optional() });
const grant = z.object({ access_token: z.string().min(1) });
const granted = new WeakMap<ChannelAccess, Promise<string>>();

/** The access token; one requested with a secret is requested once per pull. @throws ChannelError */
function tokenOf(access: ChannelAccess): Promise<string> {
  const { accessToken, clientId } = shopifyCredentials.parse(JSON.parse(access.credentials));
  if (clientId === undefined) return Promise.resolve(accessToken);
  const given = granted.get(access) ?? grantedToken(access, { clientId, clientSecret: accessToken });
  granted.set(access, given);
  return given;
}

async function grantedToken(
  { address, ask }: ChannelAccess,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string> {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const { content } = await ask(new URL(`${address}/admin/oauth/access_token`), { body }).catch(
    (fault: unknown) => {
      // Whatever its status: it is about the app, not about the order that needs the token.
      throw fault instanceof ChannelError && fault.why === 'refused' ? new ChannelError('refused') : fault;
    },
  );
  const reply = grant.safeParse(content);
  if (!reply.success) throw new ChannelError('unusable');
  return reply.data.access_token;
}

const fault = z.looseObject({
  message: z.string().optional().catch(undefined),
  path: z
    .array(z.union([z.string(), z.number()]))
    .nullish()
    .catch(null),
  extensions: z.looseObject({ code: z.string().nullish() }).nullish().catch(null),
});
const envelope = z.looseObject({
  data: z.unknown().optional(),
  errors: z.union([z.array(fault), z.string()]).nullish(),
  extensions: z
    .looseObject({
      cost: z.looseObject({
        requestedQueryCost: z.number(),
        throttleStatus: z.looseObject({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .nullish()
    .catch(null),
});

/** A request to the Admin API. */
interface GraphQuestion {
  query: string;
  variables: object;
  /** It changes something; see the channel's calls. */
  isAct?: boolean;
  /** It is for several records; see the channel's calls. */
  isDivisible?: boolean;
}

/** Requests a complete answer from a store. @throws ChannelError */
export type ShopifyAsked = <Reply>(shape: z.ZodType<Reply>, body: GraphQuestion) => Promise<Reply>;

/** A possibly partial answer: missing parts are named by their paths. */
export interface GraphAnswer {
  data: unknown;
  faults: z.infer<typeof fault>[];
}

const faultsOf = (content: unknown): GraphAnswer['faults'] => {
  const { errors } = envelope.safeParse(content).data ?? {};
  return typeof errors === 'string' ? [{}] : (errors ?? []);
};
/** The key cannot read fulfillment orders, but everything else. */
const isOfParts = ({ path }: GraphAnswer['faults'][number]) => path?.includes('fulfillmentOrders') === true;
/** Whether a key lacks access to fulfillment orders. */
export const lacksParts = ({ faults }: GraphAnswer): boolean =>
  faults.some((fault) => isOfParts(fault) && fault.extensions?.code === 'ACCESS_DENIED');
const hasCode = (faults: GraphAnswer['faults'], code: string) =>
  faults.some(({ extensions }) => extensions?.code === code);

/** A throttled query is answered with status 200: returns the time until enough points are restored. */
function throttledMs(content: unknown): number | undefined {
  if (!hasCode(faultsOf(content), 'THROTTLED')) return undefined;
  const { cost } = envelope.safeParse(content).data?.extensions ?? {};
  if (!cost) return 2_000;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return Math.max(0, ((cost.requestedQueryCost - currentlyAvailable) / restoreRate) * 1_000);
}

/** Requests as much as the Admin API returns. @throws ChannelError */
export async function askedInPart(
  access: ChannelAccess,
  { isAct = false, isDivisible = false, ...body }: GraphQuestion,
): Promise<GraphAnswer> {
  const url = new URL(`${access.address}/admin/api/${shopifyVersion}/graphql.json`);
  const headers = { 'x-shopify-access-token': await tokenOf(access) };
  const { content } = await access.ask(url, { headers, body, throttledMs, tries: 2, isAct, isDivisible });
  const answer = { data: envelope.safeParse(content).data?.data, faults: faultsOf(content) };
  throwDenial(answer);
  return answer;
}

const listed = z.object({ orders: z.object({ nodes: z.array(z.unknown()) }) });

/** The key may not read what was asked for. Some orders of a list may be denied: they are told from the others by their paths. */
function throwDenial({ data, faults }: GraphAnswer): void {
  const denied = faults.filter((one) => !isOfParts(one) && one.extensions?.code === 'ACCESS_DENIED');
  const [first] = denied;
  if (!first) return;
  // One order, whose list shows whether the key is denied.
  if (denied.every(({ path }) => path?.[0] === 'order'))
    throw new ChannelError('refused', { refusal: first.message ?? 'ACCESS_DENIED' });
  const nodes = listed.safeParse(data).data?.orders.nodes ?? [];
  const places = new Set(denied.map(({ path }) => (path?.[1] === 'nodes' ? path[2] : undefined)));
  if (places.has(undefined) || places.size >= nodes.length) throw new ChannelError('refused');
}

/** Requests a complete answer from the Admin API. @throws ChannelError */
export async function asked<Reply>(
  access: ChannelAccess,
  shape: z.ZodType<Reply>,
  body: GraphQuestion,
): Promise<Reply> {
  const answer = await askedInPart(access, body);
  if (lacksParts(answer)) throw new ChannelError('cannotWrite');
  const reply = shape.safeParse(answer.data);
  if (answer.faults.length > 0 || !reply.success) throw new ChannelError('unusable');
  return reply.data;
}
