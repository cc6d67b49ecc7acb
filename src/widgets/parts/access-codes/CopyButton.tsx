import { useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { Button } from '../../kit/ui/Button.tsx';

type CopyButtonProps = {
  text: string;
  /** The text of the button. */
  label: string;
  /** The accessible name, which distinguishes it from the other buttons. */
  name: string;
  /** Announced and shown once the text is in the clipboard. */
  copied: string;
};

/** Draws a button that copies a text and says so. If the browser does not allow copying, it says that. */
export const CopyButton = ({ text, label, name, copied }: CopyButtonProps) => {
  const t = useWords<typeof en>();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    // Without a secure connection the browser has no clipboard API.
    const written = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => 'copied' as const,
        () => 'refused' as const,
      );
    setOutcome(written);
    runtime().registry.actions.announce(written === 'copied' ? copied : t('shared.codes.byHand'));
  };
  const shown = { copied, refused: t('shared.codes.byHand') };
  return (
    <Button
      tight
      variant="plain"
      className="small no-print"
      icon={outcome === 'copied' ? 'tick' : 'paste'}
      aria-label={outcome ? undefined : name}
      onClick={() => void copy()}
    >
      {outcome ? shown[outcome] : label}
    </Button>
  );
};
