import { FileSpreadsheet, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** Why a choice of files is refused. */
type FileRefusal = 'type' | 'count';

/**
 * Whether the chosen files are one file of an accepted kind (spec §5). `accept` holds extensions such as ".csv"; case does not
 * matter. A spreadsheet's media type differs between machines, so only the extension counts.
 */
export function checkFiles(
  files: readonly { name: string }[],
  accept: readonly string[],
): FileRefusal | null {
  if (files.length !== 1) return 'count';
  const name = files[0]?.name.toLowerCase() ?? '';
  return accept.some((ending) => name.endsWith(ending.toLowerCase())) ? null : 'type';
}

export interface FileDropProps {
  /** Accessible name of the file input. */
  label: string;
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Called instead of `onFileChange` for a wrong extension or more than one file, with the name of the first. */
  onRefuse: (why: FileRefusal, fileName: string) => void;
  /** File extensions with their dot: [".csv", ".xlsx", ".xls"] (spec §5). */
  accept: readonly string[];
  /** The text on the button: "Choose a file". */
  chooseLabel: ReactNode;
  /** Next to the button: "or drop it here". */
  dropText: ReactNode;
  /** A muted line: accepted kinds, maximum size. */
  hint?: ReactNode;
  removeLabel: string;
  /** Size as text for the chosen file, in the reader's language. */
  formatSize?: (bytes: number) => string;
  error?: ReactNode;
  disabled?: boolean;
}

/** Accepts one file: by file dialog, keyboard and drag and drop. */
export function FileDrop(props: FileDropProps) {
  const { label, file, onFileChange, onRefuse, accept, chooseLabel, dropText, hint } = props;
  const { removeLabel, formatSize, error, disabled = false } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function take(files: FileList | null) {
    const list = [...(files ?? [])];
    if (list.length === 0) return;
    const refusal = checkFiles(list, accept);
    if (refusal) onRefuse(refusal, list[0]!.name);
    else onFileChange(list[0] ?? null);
    // Allows choosing the same file again after it was fixed.
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
        className={cx(
          'relative flex min-h-36 flex-col items-center justify-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-mark',
          over && !disabled && 'border-brand-mark bg-brand-soft',
          !over && (error ? 'border-danger bg-danger-soft' : 'border-line-control bg-sunken'),
          !over && !disabled && 'hover:border-brand-mark',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          aria-label={label}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          accept={accept.join(',')}
          disabled={disabled}
          onChange={(event) => take(event.currentTarget.files)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default file:cursor-pointer"
        />
        {file ? (
          <div className="pointer-events-none relative flex max-w-full items-center gap-3 rounded-md border border-line bg-surface py-2 pr-2 pl-3 text-left">
            <FileSpreadsheet aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium text-ink">{file.name}</span>
              {formatSize ? (
                <span className="block text-xs text-ink-faint tabular-nums">{formatSize(file.size)}</span>
              ) : null}
            </span>
            <button
              type="button"
              aria-label={`${removeLabel} ${file.name}`}
              disabled={disabled}
              onClick={() => onFileChange(null)}
              className="pointer-events-auto inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
        ) : (
          <div className="pointer-events-none flex flex-col items-center gap-1">
            <Upload aria-hidden="true" className="mb-1 size-5 text-ink-muted" />
            <p className="text-base text-ink">
              <span className="font-medium text-brand-ink">{chooseLabel}</span>{' '}
              <span className="text-ink-muted">{dropText}</span>
            </p>
          </div>
        )}
        {hint ? (
          <p id={`${id}-hint`} className="pointer-events-none text-xs text-ink-faint">
            {hint}
          </p>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger-ink">
          {error}
        </p>
      ) : null}
    </div>
  );
}
