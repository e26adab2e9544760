import type { FieldMapping } from '@lading/contracts/imports';
import type { WholeFile } from '@lading/import-engine/file-reading';
import type { Reading } from '@lading/import-engine/reading';
import type { FileAnalysis, FileRefusalReason } from './file-rules.ts';
import type { FieldSources, MatchedSources } from './mapping-rules.ts';
import type { TemplateDrift } from './template-rules.ts';
import type { ForeignByField } from './value-matching.ts';
import type { WizardFailure } from './wizard-failure.ts';

/** 0: upload, 1: mapping, 2: rows (spec §4). */
export type WizardStep = 0 | 1 | 2;

/** The state of the wizard, except the rows, which are in the grid's store. */
export interface WizardState extends MatchedSources {
  step: WizardStep;
  file: File | null;
  refusal: FileRefusalReason | null;
  /** The chosen template, null for none; undefined without a choice. */
  templateId: string | null | undefined;
  /** The template used for the mapping, chosen or not; null for none. */
  mappedBy: string | null;
  /** The current server operation. */
  busy: 'uploading' | 'rereading' | 'saving-template' | 'matching' | 'exporting' | 'saving' | null;
  failure: WizardFailure | null;
  /** How to read the file if the user overrides the detection. */
  reading: Reading;
  analysed: FileAnalysis | null;
  /** The user has changed the suggested mapping. */
  isTouched: boolean;
  /** Texts of the file that are not choices of their select fields; null until they are counted. */
  foreignValues: ForeignByField | null;
  /** How the file differs from the template it was mapped by. */
  drift: TemplateDrift | null;
  /** Name under which the mapping will be saved as a template; null if it will not be saved. */
  newTemplate: string | null;
  /** How often Next was pressed with errors in the mapping: errors are shown from the first time on. */
  errorsRequested: number;
  ignoreErrors: boolean;
  /** Blank cells clear values of existing records (decision D23). */
  clearsBlanks: boolean;
}

/** The part that is stored, to resume after a reload or a crash. */
export type KeptWizard = Pick<
  WizardState,
  'step' | 'reading' | 'mapping' | 'fixedValues' | 'templateId' | 'mappedBy' | 'newTemplate' | 'ignoreErrors'
> &
  // Imports stored before there were such choices have none.
  Partial<Pick<WizardState, 'valueMatches' | 'clearsBlanks'>>;

/** The state in which the dialog opens, each time (spec §4). */
export const newWizard: WizardState = {
  step: 0,
  file: null,
  refusal: null,
  templateId: undefined,
  mappedBy: null,
  busy: null,
  failure: null,
  reading: {},
  analysed: null,
  isTouched: false,
  mapping: {},
  fixedValues: {},
  valueMatches: {},
  foreignValues: null,
  drift: null,
  newTemplate: null,
  errorsRequested: 0,
  ignoreErrors: false,
  clearsBlanks: false,
};

/** How a system field is filled: by a column, by one value for every row, or not at all. */
export type FieldSource = { column: string } | { fixed: string } | null;

export type WizardAction =
  | { do: 'choose-file'; file: File | null }
  | { do: 'refuse-file'; why: FileRefusalReason }
  | { do: 'choose-template'; templateId: string | null }
  | { do: 'begin'; busy: NonNullable<WizardState['busy']> }
  | { do: 'stop' }
  | { do: 'fail'; failure: WizardFailure }
  | {
      do: 'take-analysis';
      reading: Reading;
      analysed: FileAnalysis;
      sources: FieldSources;
      mappedBy: string | null;
      /** The template's value; undefined without one. */
      clearsBlanks: boolean | undefined;
      drift: TemplateDrift | null;
    }
  | { do: 'resume'; analysed: FileAnalysis; wizard: KeptWizard }
  | { do: 'take-whole'; whole: WholeFile }
  | { do: 'take-suggestion'; suggestion: NonNullable<FileAnalysis['suggestion']>; sources: FieldSources }
  | { do: 'fail-file'; failure: WizardFailure }
  | { do: 'name-template'; name: string | null }
  | { do: 'take-template'; templateId: string }
  | { do: 'fill-field'; field: string; source: FieldSource }
  | { do: 'take-foreign-values'; found: ForeignByField; mayMatch: boolean }
  | { do: 'match-value'; field: string; form: string; value: string }
  | { do: 'show-errors' }
  | { do: 'go-on' }
  | { do: 'go-back' }
  | { do: 'clear-blanks'; on: boolean }
  | { do: 'ignore-errors'; on: boolean };

/** A record without one of its members. */
export function without(record: FieldMapping, key: string): FieldMapping {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
