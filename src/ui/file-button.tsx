import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** On the button, and the name of the input behind it. */
  label: string;
  accept?: string;
  multiple?: boolean;
  /** A whole folder is chosen; only where the browser can. */
  folder?: boolean;
  /** Called with at least one. */
  onFiles: (files: File[]) => void;
}

/** A button and the file input behind it. */
export function FileButton({ label, accept, multiple, folder, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied at once, so that the same file can be chosen again after it was mended.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  const more = folder ? { webkitdirectory: '' } : {};
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        {...more}
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={choose}
      />
    </>
  );
}
