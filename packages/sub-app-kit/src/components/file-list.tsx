import { IconButton } from '@lading/ui/icon-button';
import { FileText, Image, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../use-formats.ts';

const [kilobyte, megabyte] = [1_000, 1_000_000];

/** A file attached to a record. */
interface KeptFile {
  fileName: string;
  contentType: string;
  bytes: number;
  /** Who added it. */
  userName?: string | null | undefined;
}

interface FileListProps<File extends KeptFile> {
  files: readonly File[];
  fileId: (file: File) => string;
  onSave: (file: File) => void;
  /** Whether a file can still be removed; by default all can. */
  canRemove?: (file: File) => boolean;
  onRemove: (file: File) => void;
  removeLabel: (name: string) => string;
  /** Further details of a file, after its size and who added it. */
  note?: (file: File) => ReactNode;
}

/** The files attached to a record: each can be downloaded, and removed if allowed. */
export function FileList<File extends KeptFile>({
  files,
  fileId,
  onSave,
  canRemove = () => true,
  onRemove,
  removeLabel,
  note,
}: FileListProps<File>) {
  const formats = useFormats();
  const sizeOf = (bytes: number): string =>
    bytes < megabyte
      ? `${formats.number(Math.ceil(bytes / kilobyte))} KB`
      : `${formats.number(bytes / megabyte, { maximumFractionDigits: 1 })} MB`;
  return (
    <ul className="divide-y divide-line">
      {files.map((one) => {
        const Icon = one.contentType === 'application/pdf' ? FileText : Image;
        return (
          <li key={fileId(one)} className="flex items-center gap-2 py-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <div className="min-w-0 flex-1">
              <button
                type="button"
                className="block max-w-full truncate rounded-sm text-left text-sm text-brand-ink hover:underline"
                title={one.fileName}
                onClick={() => onSave(one)}
              >
                {one.fileName}
              </button>
              <span className="block truncate text-xs text-ink-muted tabular-nums">
                {[sizeOf(one.bytes), one.userName].filter(Boolean).join(' · ')}
                {note ? <> · {note(one)}</> : null}
              </span>
            </div>
            {canRemove(one) ? (
              <IconButton
                label={removeLabel(one.fileName)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onRemove(one)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
