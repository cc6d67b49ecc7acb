import { useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';

type Props = {
  text: string;
  undo: string;
  /** The button's accessible name, for users who do not see the text beside it. */
  undoLabel: string;
  busy: boolean;
  problem?: string | undefined;
  /** Whether the line takes the focus, because the user has just pressed Remove. */
  focus: boolean;
  /** Absent if the number of removed units is not known. */
  onUndo: (() => void) | undefined;
};

/** Draws a note in place of a removed line, with a button that restores it if possible. Needs button.css, removed-line.css. */
export const RemovedLine = ({ text, undo, undoLabel, busy, problem, focus, onUndo }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus) (ref.current?.querySelector('button') ?? ref.current)?.focus();
  }, [focus]);
  return (
    <div ref={ref} className="removed small" tabIndex={onUndo ? undefined : -1}>
      <span className="quiet">{text}</span>
      {onUndo && (
        <Button
          variant="plain"
          tight
          icon="undo"
          className="small"
          label={undoLabel}
          busy={busy}
          // The second press of a double click on Remove must not undo it.
          onClick={(event) => event.detail < 2 && onUndo()}
        >
          {undo}
        </Button>
      )}
      {problem !== undefined && <span className="removed-problem">{problem}</span>}
    </div>
  );
};
