import { useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { copyText } from '../../kit/ui/hand-over.ts';

export type SupportWords = {
  /** The error code and request id, in one line. */
  line: string;
  copy: string;
  copied: string;
  /** The text that is announced if the browser does not allow copying. */
  byHand: string;
  /** The name of the field that then holds the line. */
  field: string;
};

const select = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Shows a failure's code and request id, to copy or to select. Needs support.css, button.css (LEAD-07, SHL-08). */
export const SupportLine = ({ line, copy, copied: done, byHand, field }: SupportWords) => {
  const { announce } = runtime().registry.actions;
  const [copied, setCopied] = useState<boolean>();
  const write = async () => {
    const written = await copyText(line);
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
