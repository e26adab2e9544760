import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listView, listViewDraft } from './list-view.ts';
import { wireId } from '../core/wire-values.ts';

/**
 * Saved views of lists, each person's own (decision D16). Ours: a back end without them only lacks what is saved (decision D2).
 */
export const listViewsApi = defineService('list-views', {
  savedViews: {
    method: 'GET',
    path: '/api/wms-user/listView/list',
    access: 'signed-in',
    summary: 'Saved views of a list, by name.',
    query: z.object({ list: z.string().min(1).max(64) }),
    data: z.array(listView),
    errors: 'silent',
  },
  saveView: {
    method: 'POST',
    path: '/api/wms-user/listView/save',
    access: 'signed-in',
    summary: 'Saves a view of a list, or replaces one.',
    body: listViewDraft,
    data: listView,
  },
  removeView: {
    method: 'DELETE',
    path: '/api/wms-user/listView/{viewId}',
    access: 'signed-in',
    summary: 'Deletes a saved view.',
    params: z.object({ viewId: wireId }),
  },
});
