import type { MappingTemplate } from '@lading/contracts/imports';
import { sharedColumns } from '@lading/import-engine/shared-columns';
import { useReducer } from 'react';
import { closedManager, templateManagerReducer } from '../../../model/template-manager-reducer.ts';
import { templateNameError } from '../../../model/template-rules.ts';
import { wizardFailure } from '../../../model/wizard-failure.ts';
import type { Templates } from '../../../wire/template-queries.ts';

interface ManagerParts {
  templates: Templates;
  /** A template was changed or deleted (null): mappings based on it are outdated. */
  onChanged: (id: string, now: string | null) => void;
  /** Shows a success in a toast (spec §8). */
  onDone: (what: 'saved' | 'deleted', name: string) => void;
  onError: (error: unknown) => void;
}

/** The manage mode of step 0: renames, remaps and deletes templates. */
export function useTemplateManager({ templates, onChanged, onDone, onError }: ManagerParts) {
  const [state, dispatch] = useReducer(templateManagerReducer, closedManager);
  const { draft } = state;
  const nameError = draft ? templateNameError(draft.name, templates.list, draft.id) : null;
  const shared = sharedColumns(draft?.mapping ?? {});

  function fail(error: unknown) {
    onError(error);
    const failure = wizardFailure(error);
    dispatch(failure ? { do: 'fail', failure } : { do: 'stop' });
  }

  async function save() {
    if (!draft) return;
    if (nameError || shared.size > 0) {
      dispatch({ do: 'show-errors' });
      return;
    }
    dispatch({ do: 'begin' });
    try {
      await templates.update(draft.id, draft);
      dispatch({ do: 'back-to-list' });
      onChanged(draft.id, draft.id);
      onDone('saved', draft.name.trim());
    } catch (error) {
      fail(error);
    }
  }

  /** @throws the call's error, so that the dialog stays open */
  async function remove({ excelFieldMappingId: id, name }: MappingTemplate) {
    dispatch({ do: 'begin' });
    try {
      await templates.remove(id);
      dispatch({ do: 'back-to-list' });
      onChanged(id, null);
      onDone('deleted', name);
    } catch (error) {
      fail(error);
      throw error;
    }
  }

  return { state, dispatch, nameError, shared, save, remove };
}

export type TemplateManager = ReturnType<typeof useTemplateManager>;
