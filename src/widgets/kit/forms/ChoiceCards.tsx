import type { ReactNode } from 'react';
import { useId } from '../element/widget-context.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

export type ChoiceCard = {
  value: string;
  label: ReactNode;
  /** Shown at the end of the name's line: an amount, a badge, a day. Read out after the name. */
  end?: ReactNode;
  /** Shown below the name; may hold a link. Read out after the name. */
  note?: ReactNode;
  /** Why the card can't be chosen, and what helps; may hold a link. A card with a reason can't be chosen. */
  why?: ReactNode;
  /** What this choice asks further. Shown while it is chosen. */
  inside?: ReactNode;
  disabled?: boolean | undefined;
};

export type ChoiceCardsProps = Omit<RadioGroupProps, 'options'> & {
  cards: readonly ChoiceCard[];
  /** Hides the legend visually because a heading on the page shows it. Assistive technology still has it. */
  hideLegend?: boolean | undefined;
  /** The id of an error that is shown above several groups of one choice. Without it the group shows its own `error`. */
  invalidBy?: string | undefined;
  /** The chosen value, if the parent keeps it and changes it in `onChange`. */
  chosen?: string | undefined;
};

/**
 * Draws a choice of one out of a few, such as a place or a method, as cards that can be clicked anywhere. They are
 * native radio buttons, as in `RadioGroup`. All other props, such as those from `register`, go to each button. Needs
 * field.css, choices.css, choice-cards.css.
 */
export const ChoiceCards = ({
  legend,
  hideLegend,
  cards,
  chosen,
  defaultValue,
  description,
  error,
  invalidBy,
  ...control
}: ChoiceCardsProps) => {
  const id = useId();
  const hintId = description ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : invalidBy;
  return (
    <fieldset
      role="radiogroup"
      className="picks"
      // What is wrong is told once, with the group, and not again with each card.
      // Not every browser takes the name from the legend of a fieldset that has another role.
      aria-labelledby={`${id}-legend`}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={classNames(hintId, errorId) || undefined}
    >
      <legend id={`${id}-legend`} className={hideLegend ? 'vh' : 'pick-legend'}>
        {legend}
      </legend>
      {hintId && (
        <div id={hintId} className="field-hint">
          {description}
        </div>
      )}
      {/* The error is above the cards, as in every group: the list may be long, and the focus goes to its first card. */}
      {errorId && error && <FieldError id={errorId}>{error}</FieldError>}
      {cards.map((card) => (
        <Card
          key={card.value}
          {...control}
          {...(defaultValue !== undefined && { defaultChecked: card.value === defaultValue })}
          {...(chosen !== undefined && { checked: card.value === chosen })}
          card={card}
        />
      ))}
    </fieldset>
  );
};

type CardProps = Omit<RadioGroupProps, 'legend' | 'options' | 'defaultValue' | 'description' | 'error'> & {
  card: ChoiceCard;
};

const Card = ({ card, ...control }: CardProps) => {
  const id = useId();
  const { value, label, end, note, why, inside } = card;
  const disabled = card.disabled === true || Boolean(why);
  const described = [end && `${id}-end`, note && `${id}-note`, why && `${id}-why`];
  return (
    <div className={classNames('pick', disabled && 'pick-off')}>
      <input
        {...control}
        id={id}
        type="radio"
        value={value}
        disabled={disabled}
        className="check-box"
        aria-describedby={classNames(...described.map((one) => one || undefined)) || undefined}
      />
      <label htmlFor={id} className="pick-label">
        {label}
      </label>
      {end && (
        <span id={`${id}-end`} className="pick-end">
          {end}
        </span>
      )}
      {note && (
        <div id={`${id}-note`} className="pick-note">
          {note}
        </div>
      )}
      {why && (
        <div id={`${id}-why`} className="pick-note pick-why">
          <Icon name="alert" />
          <span>{why}</span>
        </div>
      )}
      {inside && <div className="pick-in">{inside}</div>}
    </div>
  );
};
