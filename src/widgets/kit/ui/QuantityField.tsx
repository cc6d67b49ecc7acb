import type { ChangeEvent, ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps, fieldParts } from './Field.tsx';
import { canStep, stepQuantity, type QuantityBounds } from './step-quantity.ts';

export type QuantityFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> &
  FieldProps &
  QuantityBounds & {
    /** The text as typed, never corrected. The parent decides whether it is a quantity. */
    value: string;
    onValueChange: (value: string) => void;
    /** The names of the plus and minus buttons. Without them there are no buttons. */
    stepper?: { less: string; more: string } | undefined;
  };

/**
 * Draws a quantity as a text field with a numeric keyboard. A number input would drop what it can't read and change
 * with the wheel. `min` and `max` limit only the buttons. Needs field.css, quantity.css, and button.css for the
 * stepper.
 */
export function QuantityField({ value, onValueChange, stepper, min, max, ...props }: QuantityFieldProps) {
  const { frame, control } = fieldParts(props);
  const step = (by: number) => ({
    tabIndex: control.tabIndex,
    disabled: control.disabled,
    'aria-disabled': !canStep(value, by, { min, max }) || undefined,
    onClick: () => onValueChange(stepQuantity(value, by, { min, max })),
  });
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={classNames('qty', stepper && 'qty-step')}>
          {stepper && <Button icon="minus" label={stepper.less} {...step(-1)} />}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...control}
            {...wiring}
            className="input"
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value)}
          />
          {stepper && <Button icon="plus" label={stepper.more} {...step(1)} />}
        </span>
      )}
    </Field>
  );
}
