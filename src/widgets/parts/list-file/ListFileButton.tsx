import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '../../kit/ui/Button.tsx';

/** The path of an icon that only this button uses. */
const UPLOAD = 'M10 13V3.5M6 7l4-3.8L14 7M3.5 13v3.5h13V13';

type Props = {
  label: string;
  onFile: (file: File) => void;
  locked?: boolean;
  variant?: ButtonProps['variant'];
};

/** Draws the button to choose a file with a list. */
export const ListFileButton = ({ label, onFile, locked = false, variant }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again after it was corrected.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        icon={UPLOAD}
        variant={variant}
        aria-disabled={locked || undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
        aria-label={label}
        onChange={choose}
      />
    </>
  );
};
