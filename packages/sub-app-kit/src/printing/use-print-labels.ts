import type { LabelPrint } from '@lading/contracts/shipping';
import { useMutation } from '@tanstack/react-query';
import { currentPrinter } from './label-printer.ts';
import { routeOf, type PrintFile } from './print-route.ts';

/** What to print: the source of its file in the format that this computer prints, and its name. */
export interface PrintJob {
  fetch: (form: LabelPrint) => Promise<PrintFile>;
  /** File name, if the server provides none. */
  name: string;
}

/** Prints labels in the way set for this computer. @throws ApiError, LocalizedFailure */
export async function printLabels({ fetch, name }: PrintJob): Promise<void> {
  const route = routeOf(currentPrinter());
  const send = await route.ready();
  await send(await fetch(route.form), name);
}

/** {@link printLabels} for a page that shows the outcome. */
export function usePrintLabels(options: { onSuccess?: () => unknown } = {}) {
  return useMutation({ mutationFn: printLabels, ...options });
}
