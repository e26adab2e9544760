import type { MappingTemplate } from '@lading/contracts/entities/mapping-template';
import { useReducer } from 'react';
import { closedManager, templateManagerReducer } from './template-manager-reducer.ts';
import { sharedColumns, templateNameFault } from './template-rules.ts';
import type { Templates } from './use-templates.ts';
import { wizardFailure } from '../wizard-failure.ts';

interface ManagerParts {
  templates: Templates;
  /** A template is another one now, or gone (null): what was mapped by it is stale. */
  onChanged: (id: string, now: string | null) => void;
  /** Tells of a success in a toast (spec §8). */
  onDone: (what: 'saved' | 'deleted', name: string) => void;
  onFault: (fault: unknown) => void;
}

/** The manage mode of step 0: renames, maps anew and deletes templates. */
export function useTemplateManager({ templates, onChanged, onDone, onFault }: ManagerParts) {
  const [state, dispatch] = useReducer(templateManagerReducer, closedManager);
  const { draft } = state;
  const nameFault = draft ? templateNameFault(draft.name, templates.list, draft.id) : null;
  const shared = draft ? sharedColumns(draft.mapping) : new Map<string, string>();

  function fail(fault: unknown) {
    onFault(fault);
    const failure = wizardFailure(fault);
    dispatch(failure ? { do: 'fail', failure } : { do: 'stop' });
  }

  async function save() {
    if (!draft) return;
    if (nameFault || shared.size > 0) {
      dispatch({ do: 'show-faults' });
      return;
    }
    dispatch({ do: 'begin' });
    try {
      await templates.update(draft.id, draft.name, draft.mapping);
      dispatch({ do: 'back-to-list' });
      onChanged(draft.id, draft.id);
      onDone('saved', draft.name.trim());
    } catch (fault) {
      fail(fault);
    }
  }

  /** @throws what the call throws, so that the question stays open */
  async function remove({ excelFieldMappingId: id, name }: MappingTemplate) {
    dispatch({ do: 'begin' });
    try {
      await templates.remove(id);
      dispatch({ do: 'back-to-list' });
      onChanged(id, null);
      onDone('deleted', name);
    } catch (fault) {
      fail(fault);
      throw fault;
    }
  }

  return { state, dispatch, nameFault, shared, save, remove };
}

export type TemplateManager = ReturnType<typeof useTemplateManager>;
