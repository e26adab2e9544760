import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { ImportAdapter } from './import-adapter.ts';
import type { SaveAttempt } from './save/save-attempt.ts';
import type { Templates } from './templates/use-templates.ts';

/** What a finished save tells. */
export interface SavedImport {
  sent: number;
  leftOut: number;
  outcome: ImportOutcome | null;
}

/** What the wizard works with, and whom it tells. */
export interface WizardParts {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  templates: Templates;
  /** Called once, also when the dialog has been closed meanwhile. */
  onSaved: (saved: SavedImport) => void;
  onTemplateSaved: (name: string) => void;
  onExported: () => void;
  /** Keeps the try to save, so that it is known again after a crash; resolves in any case. */
  keepAttempt: (attempt: SaveAttempt | null) => Promise<void>;
  /** Takes every failure, for those that concern more than the wizard (401, 555). */
  onFault: (fault: unknown) => void;
}
