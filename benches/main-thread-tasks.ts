import type { Browser, Page } from '@playwright/test';

/** A task of a page's main thread, in ms: how long it blocked the page, and its processor time. */
export interface MainThreadTask {
  wall: number;
  cpu: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In µs. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const felt = 50;

/**
 * Starts tracing the tasks of the page's main thread; returns a function that stops it and returns those over 50 ms, or another
 * limit. If server, worker and page share two processors, a task also lasts while it waits for one: both times are returned, since
 * only processor time is the page's own.
 */
export async function traceTasks(
  browser: Browser,
  page: Page,
  overMs = felt,
): Promise<() => Promise<MainThreadTask[]>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
      traceEvents: TraceEvent[];
    };
    const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const main = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(thread),
    );
    return traceEvents
      .filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)))
      .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1_000, cpu: tdur / 1_000 }))
      .filter(({ wall }) => wall > overMs);
  };
}
