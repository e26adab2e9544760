import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { wireId } from '../core/wire-values.ts';

const columnId = z.string().min(1).max(64);
const columns = 60;

/** The layout of a list: order and selection of columns, widths in pixels, row height. */
export const listViewLayout = z.object({
  order: z.array(columnId).max(columns).optional(),
  shown: z.record(columnId, z.boolean()).optional(),
  widths: z.record(columnId, z.number().min(1).max(2_000)).optional(),
  isCompact: z.boolean().optional(),
});

const content = {
  name: z.string().trim().min(1).max(limits.listViews.nameMaximum),
  /** Query of the list's address: search, filters, sort order and page size. */
  address: z.string().max(limits.listViews.addressMaximum),
  layout: listViewLayout,
};

/** A list as a person has saved it under a name (decision D16). */
export const listView = z.object({ viewId: wireId, ...content });
export type ListView = z.infer<typeof listView>;

/** The maximum is the number of columns that a list may have. */
const isOfAList = ({ shown = {}, widths = {} }: z.output<typeof listViewLayout>): boolean =>
  [shown, widths].every((record) => Object.keys(record).length <= columns);

/** A view to save; with `viewId` it replaces that one. */
export const listViewDraft = z.object({
  viewId: wireId.optional(),
  /** Id of the list, such as `orders`. */
  list: z.string().min(1).max(64),
  ...content,
  layout: listViewLayout.refine(isOfAList),
});
