import { useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { Button } from '../../kit/ui/Button.tsx';
import { copyText } from '../../kit/ui/hand-over.ts';

type CopyButtonProps = {
  text: string;
  label: string;
  /** The accessible name, which distinguishes it from the other buttons. */
  name: string;
  /** Announced and shown once the text is in the clipboard. */
  copied: string;
};

/** Draws a button that copies a text and says so. If the browser does not allow copying, it says that. */
export const CopyButton = ({ text, label, name, copied }: CopyButtonProps) => {
  const t = useWords<typeof en>();
  const [isCopied, setCopied] = useState<boolean>();
  const outcome = isCopied === undefined ? undefined : isCopied ? copied : t('shared.codes.byHand');
  const copy = async () => {
    const isDone = await copyText(text);
    setCopied(isDone);
    runtime().registry.actions.announce(isDone ? copied : t('shared.codes.byHand'));
  };
  return (
    <Button
      tight
      variant="plain"
      className="small no-print"
      icon={isCopied ? 'tick' : 'paste'}
      aria-label={outcome ? undefined : name}
      onClick={() => void copy()}
    >
      {outcome ?? label}
    </Button>
  );
};
