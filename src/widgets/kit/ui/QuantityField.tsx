import type { ChangeEvent, ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { fieldParts } from './field-parts.ts';
import { canStep, stepQuantity, type QuantityBounds } from './step-quantity.ts';

export type QuantityFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> &
  FieldProps &
  QuantityBounds & {
    /** As typed, never corrected: whether it is a quantity is the owner's rule. */
    value: string;
    onValueChange: (value: string) => void;
    /** The names of the plus and minus buttons; without them there are none. */
    stepper?: { less: string; more: string } | undefined;
  };

/**
 * A quantity as text with a numeric keyboard (a number input drops what it can not read and turns under the
 * wheel). `min` and `max` bind the buttons only. Needs field.css, quantity.css, and button.css for the stepper.
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
