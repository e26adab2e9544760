import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { FileUp } from 'lucide-react';

/**
 * Opens the import of a list's records. The wizard is the shell's: it serves every list of the workspace (spec §2).
 *
 * @param kind name of the import, as in the bus event `import:open`
 */
export function ImportButton({ kind, label }: { kind: string; label: string }) {
  const { bus } = useHost();
  return (
    <Button icon={<FileUp aria-hidden="true" />} onClick={() => bus.emit('import:open', { kind })}>
      {label}
    </Button>
  );
}
