import { useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';

type Props = {
  /** 'Removed: Lindgren Memory Scale' */
  text: string;
  undo: string;
  /** The name of the button to those who do not see the text beside it. */
  undoLabel: string;
  busy: boolean;
  /** Why it could not be put back. */
  problem: string | undefined;
  /** Whoever is here has just pressed Remove: the focus comes along. */
  focus: boolean;
  /** Absent where nobody knows how many units there were. */
  onUndo: (() => void) | undefined;
};

/** Stands where something stood that was removed, and puts it back where it can. Needs button.css, removed-line.css. */
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
          // The second press of a double click on Remove is not a wish to undo.
          onClick={(event) => event.detail < 2 && onUndo()}
        >
          {undo}
        </Button>
      )}
      {problem !== undefined && <span className="removed-problem">{problem}</span>}
    </div>
  );
};
