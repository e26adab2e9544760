import { agentPrinter, printMessages, type AgentPrinter } from '@lading/contracts/shipping';
import { LocalizedFailure } from '../use-failure-text.ts';

const findMs = 5_000;
const writeMs = 30_000;

/** Zebra Browser Print listens at these two addresses; a page over HTTPS may only call the second. */
const agentOf = ({ protocol }: Pick<Location, 'protocol'>): string =>
  protocol === 'https:' ? 'https://localhost:9101' : 'http://localhost:9100';

/** A page on which the reader allows the agent's certificate once; null if that is not required. */
export const agentTrustAddress = (): string | null =>
  location.protocol === 'https:' ? `${agentOf(location)}/available` : null;

async function ask(path: string, options: RequestInit & { milliseconds: number }): Promise<Response> {
  const { milliseconds, ...rest } = options;
  try {
    return await fetch(`${agentOf(location)}${path}`, { ...rest, signal: AbortSignal.timeout(milliseconds) });
  } catch (cause) {
    throw new LocalizedFailure(printMessages.agentAbsent(), { cause });
  }
}

/**
 * The printers that Zebra Browser Print finds on this computer and nearby.
 *
 * @throws LocalizedFailure if it is not running, or its reply is invalid
 */
export async function agentPrinters(): Promise<AgentPrinter[]> {
  const reply = await ask('/available', { milliseconds: findMs });
  let listed: unknown;
  try {
    listed = ((await reply.json()) as { printer?: unknown } | null)?.printer;
  } catch (cause) {
    throw new LocalizedFailure(printMessages.agentAbsent(), { cause });
  }
  if (!reply.ok) throw new LocalizedFailure(printMessages.agentAbsent());
  return (Array.isArray(listed) ? listed : []).flatMap((one) => {
    const printer = agentPrinter.safeParse(one);
    return printer.success ? [printer.data] : [];
  });
}

/**
 * Checks that a printer can be reached now. One on a network may be missing from the agent's list, or the agent still looks for it; one on
 * a cable is in the list.
 *
 * @throws LocalizedFailure if none is chosen, the agent is not running, or the printer is off or unplugged
 */
export async function requirePrinter(printer: AgentPrinter | null): Promise<AgentPrinter> {
  if (printer === null) throw new LocalizedFailure(printMessages.noPrinter());
  const isOnCable = printer['connection'] === 'usb';
  const found = await agentPrinters().catch((fault: unknown) => {
    // An agent that is not running refuses at once.
    if (isOnCable || !isTimeout(fault)) throw fault;
    return [];
  });
  if (isOnCable && !found.some(({ uid }) => uid === printer.uid))
    throw new LocalizedFailure(printMessages.printerGone({ name: printer.name }));
  return printer;
}

const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && fault.cause instanceof Error && fault.cause.name === 'TimeoutError';

/**
 * Sends ZPL to a printer as it is.
 *
 * @throws LocalizedFailure
 */
export async function printByAgent(printer: AgentPrinter, zpl: string): Promise<void> {
  const reply = await ask('/write', {
    method: 'POST',
    // Plain text avoids a preflight request, which the agent would not answer.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ device: printer, data: zpl }),
    milliseconds: writeMs,
  });
  if (!reply.ok) throw new LocalizedFailure(printMessages.printerRefused());
}
