import { useRef, type ReactElement } from 'react';
import { Button } from '@/ui/button/button';

interface JsonFileButtonProps {
  label: string;
  disabled?: boolean;
  onFile: (file: File | undefined) => void;
}

/** Lets the reader choose a file that an export wrote. */
export function JsonFileButton({ label, disabled, onFile }: JsonFileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
