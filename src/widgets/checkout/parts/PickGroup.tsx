import type { ReactNode } from 'react';
import { useId } from '../../shared/element/widget-context.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { FieldError } from '../../shared/ui/FieldError.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';

export type PickOption = {
  value: string;
  label: ReactNode;
  /** At the end of the label's line: an amount, a badge. */
  end?: ReactNode;
  /** Below the label, heard with it. */
  note?: ReactNode;
  /** Why it can't be chosen; it stands disabled then. */
  why?: ReactNode;
  /** Fields of this choice, shown while it is chosen. */
  inside?: ReactNode;
};

type PickGroupProps = {
  legend: ReactNode;
  /** The legend is for the eye too; without it the step's heading says as much. */
  isLegendShown?: boolean;
  options: readonly PickOption[];
  value: string | undefined;
  onPick: (value: string) => void;
  error?: ReactNode;
};

/** One of several as cards, each a native radio button: arrows choose, Tab goes to the chosen one. */
export const PickGroup = ({ legend, isLegendShown, options, value, onPick, error }: PickGroupProps) => {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className="picks" aria-describedby={errorId}>
      <legend className={isLegendShown ? 'picks-legend' : 'vh'}>{legend}</legend>
      {options.map((option) => (
        <Pick
          key={option.value}
          {...option}
          name={id}
          errorId={errorId}
          isPicked={option.value === value}
          onPick={() => onPick(option.value)}
        />
      ))}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};

type PickProps = PickOption & {
  name: string;
  errorId: string | undefined;
  isPicked: boolean;
  onPick: () => void;
};

const Pick = ({ value, label, end, note, why, inside, name, errorId, isPicked, onPick }: PickProps) => {
  const id = useId();
  const [noteId, whyId] = [note ? `${id}-note` : undefined, why ? `${id}-why` : undefined];
  return (
    <div className={classNames('pick', Boolean(why) && 'off')}>
      <input
        type="radio"
        className="pick-box check-box"
        id={id}
        name={name}
        value={value}
        checked={isPicked}
        disabled={Boolean(why)}
        aria-describedby={classNames(noteId, whyId, errorId) || undefined}
        onChange={onPick}
      />
      <label htmlFor={id}>{label}</label>
      {end && <span className="pick-end">{end}</span>}
      {note && <p id={noteId}>{note}</p>}
      {why && (
        <p id={whyId} className="pick-why">
          <Icon name="alert" />
          <span>{why}</span>
        </p>
      )}
      {isPicked && inside && <div className="pick-in">{inside}</div>}
    </div>
  );
};
