import type { listViewsApi } from '@lading/contracts/identity';
import type { HandlersOf } from '../../platform/register-service.ts';
import { removeView, savedViews, saveView } from './list-view.service.ts';

/** Saved views of lists (decision D16). */
export const listViewHandlers = {
  savedViews: (context, { query }) => savedViews(context, query.list),
  saveView: (context, { body }) => saveView(context, body),
  removeView: (context, { params }) => removeView(context, params.viewId),
} satisfies HandlersOf<typeof listViewsApi>;
