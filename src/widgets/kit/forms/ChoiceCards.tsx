import type { ReactNode } from 'react';
import { useId } from '../element/widget-context.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

export type ChoiceCard = {
  value: string;
  /** The name of the choice. */
  label: ReactNode;
  /** At the end of the name's line: an amount, a badge, a day. Heard after the name. */
  end?: ReactNode;
  /** Below the name; may hold a link. Heard after the name. */
  note?: ReactNode;
  /** Why it can't be chosen and what helps; may hold a link. A card with a reason can't be chosen. */
  why?: ReactNode;
  /** What this choice asks further. Shows while it is chosen. */
  inside?: ReactNode;
  disabled?: boolean | undefined;
};

export type ChoiceCardsProps = Omit<RadioGroupProps, 'options'> & {
  cards: readonly ChoiceCard[];
  /** The legend stays for assistive technology; a heading on the page shows it. */
  hideLegend?: boolean | undefined;
  /** The id of the error, where it stands above several groups of one choice; else `error` stands in this one. */
  invalidBy?: string | undefined;
  /** The value that is chosen, where its owner keeps it and changes it in `onChange`. */
  chosen?: string | undefined;
};

/**
 * One of a few, each a card that can be pressed anywhere: a place, a way. They are the browser's
 * own radio buttons, as in `RadioGroup`; the props not named here, such as what `register` gives, go to each. Needs field.css,
 * choices.css, choice-cards.css.
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
      aria-invalid={errorId ? true : undefined}
      aria-describedby={classNames(hintId, errorId) || undefined}
    >
      <legend className={hideLegend ? 'vh' : 'pick-legend'}>{legend}</legend>
      {hintId && (
        <div id={hintId} className="field-hint">
          {description}
        </div>
      )}
      {/* Above them, as everywhere: the list may be long, and the focus goes to its first. */}
      {errorId && error && <FieldError id={errorId}>{error}</FieldError>}
      {cards.map((card) => (
        <Card
          key={card.value}
          {...control}
          {...(defaultValue !== undefined && { defaultChecked: card.value === defaultValue })}
          {...(chosen !== undefined && { checked: card.value === chosen })}
          card={card}
          errorId={errorId}
        />
      ))}
    </fieldset>
  );
};

type CardProps = Omit<RadioGroupProps, 'legend' | 'options' | 'defaultValue' | 'description' | 'error'> & {
  card: ChoiceCard;
  errorId: string | undefined;
};

const Card = ({ card, errorId, ...control }: CardProps) => {
  const id = useId();
  const { value, label, end, note, why, inside } = card;
  const disabled = card.disabled === true || Boolean(why);
  const described = [end && `${id}-end`, note && `${id}-note`, why && `${id}-why`, errorId];
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
