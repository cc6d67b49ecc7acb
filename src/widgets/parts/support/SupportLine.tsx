import { useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';

export type SupportWords = {
  /** Code and request, in a line. */
  line: string;
  copy: string;
  copied: string;
  /** Where the browser lets nobody copy. */
  byHand: string;
  /** Names the field that the line then stands in. */
  field: string;
};

const select = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/**
 * Code and request id of a failure, to copy; where the browser lets nobody copy, selected to be copied by hand. Needs
 * support.css, button.css (LEAD-07, SHL-08).
 */
export const SupportLine = ({ line, copy, copied: done, byHand, field }: SupportWords) => {
  const { announce } = runtime().registry.actions;
  const [copied, setCopied] = useState<boolean>();
  const write = async () => {
    // Without a secure connection the browser has no clipboard to write to.
    const written = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(line))
      .then(
        () => true,
        () => false,
      );
    setCopied(written);
    announce(written ? done : byHand);
  };
  return (
    <div className="support small">
      {copied === false ? (
        <>
          <input ref={select} readOnly value={line} aria-label={field} />
          <span>{byHand}</span>
        </>
      ) : (
        <>
          <span className="support-line">{line}</span>
          <Button
            variant="plain"
            tight
            className="small"
            icon={copied ? 'tick' : 'paste'}
            onClick={() => void write()}
          >
            {copied ? done : copy}
          </Button>
        </>
      )}
    </div>
  );
};
