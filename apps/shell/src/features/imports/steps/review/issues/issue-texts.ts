import { type ImportDefinition, type ImportField, importOptions } from '@lading/contracts/imports';
import type { RowEdits } from '@lading/import-engine/fixes/cell-fix';
import type { IssueGroup } from '../../../model/issues/issue-group.ts';
import type { WizardTexts } from '../../use-wizard-texts.ts';

const hiddenCharacters = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}]/gu;
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** How a group of issues, its fix and its cells are described in the reader's language. */
export function issueTexts({ fields }: ImportDefinition, { t, label, text }: WizardTexts) {
  const fieldOf = (key: string) => fields.find((field) => field.key === key);
  const nameOf = (field: ImportField | undefined) => (field ? label(field.label) : '');

  /** A value as displayed: a choice by its label, an invisible character by a mark. */
  const shown = (field: ImportField | undefined, value: string): string => {
    if (value === '') return t('faults.emptied');
    const option = field && importOptions(field).find((candidate) => candidate.value === value);
    if (option) return label(option.label);
    return value.replaceAll(hiddenCharacters, '◦').replaceAll(oddSpaces, '␣');
  };

  return {
    field: (key: string) => nameOf(fieldOf(key)),
    shown: (key: string, value: string) => shown(fieldOf(key), value),

    title({ kind, fieldKey, value, message }: IssueGroup): string {
      if (kind === 'not-choice')
        return value === null
          ? t('faults.otherValues')
          : t('faults.noChoice', { value: shown(undefined, value) });
      if (kind === 'reported') return message ? text(message) : t('faults.otherWords');
      const field = fieldOf(fieldKey);
      return t(`faults.kind.${kind}`, {
        length: field?.maxLength ?? 0,
        decimals: field?.number?.decimals ?? 0,
      });
    },

    steps: ({ fix }: IssueGroup) =>
      fix?.steps.map((step) => t(`faults.step.${step}`)).join(t('mapping.listJoin')) ?? '',

    /** The new value of a cell, and a summary of the other changes in its row. */
    after(key: string, edits: RowEdits): string {
      const others = Object.entries(edits).filter(([other]) => other !== key);
      return [
        shown(fieldOf(key), edits[key] ?? ''),
        ...others.map(([other, value]) =>
          t('faults.also', { field: nameOf(fieldOf(other)), value: shown(fieldOf(other), value) }),
        ),
      ].join(t('mapping.listJoin'));
    },
  };
}

export type IssueTexts = ReturnType<typeof issueTexts>;
