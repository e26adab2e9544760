import { z } from 'zod';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** Version of the Admin API. One that is no longer kept is answered by the oldest that is. */
const shopifyVersion = '2025-10';

/** What opens a store of Shopify: the token of a custom app, with leave to read orders. */
const shopifyCredentials = z.object({ accessToken: z.string().trim().min(1).max(200) });

const fault = z.looseObject({
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

/** A question to the Admin API. */
interface GraphQuestion {
  query: string;
  variables: object;
  /** It changes something; see the channel's calls. */
  isAct?: boolean;
}

/** An answer, which may be in part: what could not be given is named by its path. */
interface GraphAnswer {
  data: unknown;
  faults: z.infer<typeof fault>[];
}

const faultsOf = (content: unknown): GraphAnswer['faults'] => {
  const { errors } = envelope.safeParse(content).data ?? {};
  return typeof errors === 'string' ? [{}] : (errors ?? []);
};
const hasCode = (faults: GraphAnswer['faults'], code: string) =>
  faults.some(({ extensions }) => extensions?.code === code);

/** A throttled query is answered with status 200: how long its points take to come back. */
function throttledMs(content: unknown): number | undefined {
  if (!hasCode(faultsOf(content), 'THROTTLED')) return undefined;
  const { cost } = envelope.safeParse(content).data?.extensions ?? {};
  if (!cost) return 2_000;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return Math.max(0, ((cost.requestedQueryCost - currentlyAvailable) / restoreRate) * 1_000);
}

/** Asks the Admin API for as much as it gives. @throws ChannelError */
export async function askedInPart(
  { address, credentials, ask }: ChannelAccess,
  { isAct = false, ...body }: GraphQuestion,
): Promise<GraphAnswer> {
  const { accessToken } = shopifyCredentials.parse(JSON.parse(credentials));
  const url = new URL(`${address}/admin/api/${shopifyVersion}/graphql.json`);
  const headers = { 'x-shopify-access-token': accessToken };
  const { content } = await ask(url, { headers, body, throttledMs, tries: 2, isAct });
  const faults = faultsOf(content);
  if (hasCode(faults, 'ACCESS_DENIED')) throw new ChannelError('refused');
  return { data: envelope.safeParse(content).data?.data, faults };
}

/** Asks the Admin API for the whole of something. @throws ChannelError */
export async function asked<Reply>(
  access: ChannelAccess,
  shape: z.ZodType<Reply>,
  body: GraphQuestion,
): Promise<Reply> {
  const { data, faults } = await askedInPart(access, body);
  const reply = shape.safeParse(data);
  if (faults.length > 0 || !reply.success) throw new ChannelError('unusable');
  return reply.data;
}
