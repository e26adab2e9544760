import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { IconButton } from '@lading/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormLinesProps<Line> {
  title: string;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  /** An empty line. */
  empty: Line;
  /** The error of the lines as a whole. */
  error: string | undefined;
  addLabel: string;
  /** Names a line, and the button that removes it, by its number from 1. */
  lineLabel: (number: number) => string;
  removeLabel: (number: number) => string;
  /** Above the lines. */
  note?: ReactNode;
  /** The fields of one line. */
  fields: (line: Line, change: (part: Partial<Line>) => void) => ReactNode;
}

/** The lines of a form, at least one: each a row of fields, with buttons that add and remove them. */
export function FormLines<Line extends object>(props: FormLinesProps<Line>) {
  const { title, lines, onChange, empty, error, addLabel, lineLabel, removeLabel, note, fields } = props;
  return (
    <Card
      title={title}
      footer={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => onChange([...lines, empty])}>
          {addLabel}
        </Button>
      }
    >
      <fieldset className="grid gap-4" data-invalid={error ? '' : undefined}>
        <legend className="sr-only">{title}</legend>
        {note}
        {lines.map((line, at) => (
          <fieldset key={at} aria-label={lineLabel(at + 1)} className="flex flex-wrap items-end gap-3">
            {fields(line, (part) => onChange(lines.with(at, { ...line, ...part })))}
            {lines.length > 1 ? (
              <IconButton
                label={removeLabel(at + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(lines.toSpliced(at, 1))}
              />
            ) : null}
          </fieldset>
        ))}
        {error ? (
          <p role="alert" className="text-sm text-danger-ink">
            {error}
          </p>
        ) : null}
      </fieldset>
    </Card>
  );
}
