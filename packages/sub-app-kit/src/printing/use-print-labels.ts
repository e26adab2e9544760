import type { LabelPrint } from '@lading/contracts/shipping';
import { useMutation } from '@tanstack/react-query';
import { currentPrinter } from './label-printer.ts';
import { routeOf, type PrintFile } from './print-route.ts';

/** What is printed: where its file comes from in the form that this computer prints, and its name. */
export interface PrintJob {
  fetch: (form: LabelPrint) => Promise<PrintFile>;
  /** Of a file, where the server gives it none. */
  name: string;
}

/** Prints labels by the route of this computer. @throws ApiError, LocalizedFailure */
export async function printLabels({ fetch, name }: PrintJob): Promise<void> {
  const route = routeOf(currentPrinter());
  await route.send(await fetch(route.form), name);
}

/** {@link printLabels} for a page that shows how it went. */
export function usePrintLabels(options: { onSuccess?: () => unknown } = {}) {
  return useMutation({ mutationFn: printLabels, ...options, meta: { isSilent: true } });
}
