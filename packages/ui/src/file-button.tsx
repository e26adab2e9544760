import { useRef, type InputHTMLAttributes } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** File types offered by the browser, as for `accept` of an input. */
  accept: string;
  /** The camera to open on a phone. */
  capture?: InputHTMLAttributes<HTMLInputElement>['capture'];
  /** Called with the file that was chosen; the same one may be chosen again. */
  onFile: (file: File) => void;
}

/** A button that lets a file be chosen. */
export function FileButton({ label, accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
