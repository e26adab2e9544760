import { limits, sameText } from '@lading/contracts/core';
import { identityMessages, type listViewDraft, type ListView } from '@lading/contracts/identity';
import type { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import { conflict, fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import * as store from './list-view.store.ts';

type Person = Pick<SignedInContext, 'db' | 'user'>;

const { perList } = limits.listViews;
/** Views of a person, of all lists together. */
export const perPerson = 500;

/** The views of a list that its reader has saved. */
export const savedViews = ({ db, user }: Person, list: string): Promise<ListView[]> =>
  db((trx) => store.readViews(trx, user.userId, list));

/**
 * Saves a view, or replaces the one with its id.
 * @throws RequestError 404 for an id that is not the person's; 409 for a name in use; 400 when the list, or the person, has the maximum number
 */
export const saveView = (
  { db, user: { userId } }: Person,
  { viewId, list, ...content }: z.output<typeof listViewDraft>,
): Promise<ListView> =>
  db(async (trx) => {
    await store.lockViews(trx, userId);
    const views = await store.readViews(trx, userId, list);
    const sameName = ({ name }: ListView) => sameText(name, content.name);
    if (views.some((view) => view.viewId !== viewId && sameName(view))) throw nameTaken(content.name);
    if (viewId !== undefined) {
      const changed = await store.updateView(trx, userId, list, viewId, content);
      if (!changed) throw notFound();
      return changed;
    }
    if (views.length >= perList) throw fieldFault('name', identityMessages.tooManyViews({ most: perList }));
    if ((await store.countViews(trx, userId)) >= perPerson)
      throw fieldFault('name', identityMessages.tooManyViewsInAll({ most: perPerson }));
    const added = await store.insertView(trx, userId, list, content);
    // Another tab was faster.
    if (!added) throw nameTaken(content.name);
    return added;
  });

/** Deletes a view. @throws RequestError 404 when it is not the person's */
export const removeView = ({ db, user }: Person, viewId: string): Promise<void> =>
  db(async (trx) => {
    if (!(await store.deleteView(trx, user.userId, viewId))) throw notFound();
  });

function nameTaken(name: string): RequestError {
  const text = identityMessages.viewNameTaken({ name });
  return conflict(text, { faults: [{ fieldName: 'name', ...text }] });
}
