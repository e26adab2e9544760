import type { WholeFile } from '@lading/import-engine/file-reading';
import type { FileAnalysis } from './upload/file-analysis.ts';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { Reading } from '@lading/import-engine/reading';
import type { FieldSources } from './mapping/mapping-rules.ts';
import type { TemplateDrift } from './mapping/template-drift.ts';
import type { WizardFailure } from './wizard-failure.ts';

/** 0: upload, 1: mapping, 2: rows (spec §4). */
export type WizardStep = 0 | 1 | 2;

/** Why a file was not taken: its kind, more than one, too large, nothing in it. */
export type FileRefusalReason = 'type' | 'count' | 'size' | 'empty';

/** All that the wizard knows, except the rows: those stand in the grid's store. */
export interface WizardState extends FieldSources {
  step: WizardStep;
  file: File | null;
  refusal: FileRefusalReason | null;
  /** The template that was chosen to map by, null for none; undefined while nobody has chosen. */
  templateId: string | null | undefined;
  /** The template that the file was mapped by, chosen or not; null for none. */
  mappedBy: string | null;
  /** What is under way at the server. */
  busy: 'uploading' | 'rereading' | 'saving-template' | 'exporting' | 'saving' | null;
  failure: WizardFailure | null;
  /** How the file is read where somebody chose otherwise than was guessed. */
  reading: Reading;
  analysed: FileAnalysis | null;
  /** Somebody has changed the mapping that was suggested. */
  isTouched: boolean;
  /** How the file differs from the template it was mapped by. */
  drift: TemplateDrift | null;
  /** Name of the template that the mapping is to be saved as; null when it is not. */
  newTemplate: string | null;
  /** How often Next was pressed with faults in the mapping: they are shown from the first time on. */
  faultsAsked: number;
  ignoreErrors: boolean;
}

/** What of it is kept to be gone on with after a reload or a crash. */
export type KeptWizard = Pick<
  WizardState,
  'step' | 'reading' | 'mapping' | 'fixedValues' | 'templateId' | 'mappedBy' | 'newTemplate' | 'ignoreErrors'
>;

/** The state in which the dialog opens, each time (spec §4). */
export const freshWizard: WizardState = {
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
  drift: null,
  newTemplate: null,
  faultsAsked: 0,
  ignoreErrors: false,
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
      drift: TemplateDrift | null;
    }
  | { do: 'resume'; analysed: FileAnalysis; wizard: KeptWizard }
  | { do: 'take-whole'; whole: WholeFile }
  | { do: 'take-suggestion'; suggestion: NonNullable<FileAnalysis['suggestion']>; sources: FieldSources }
  | { do: 'fail-file'; failure: WizardFailure }
  | { do: 'name-template'; name: string | null }
  | { do: 'take-template'; templateId: string }
  | { do: 'fill-field'; field: string; source: FieldSource }
  | { do: 'show-faults' }
  | { do: 'go-on' }
  | { do: 'go-back' }
  | { do: 'ignore-errors'; on: boolean };

/** A record without one of its members. */
export function without(record: FieldMapping, key: string): FieldMapping {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
