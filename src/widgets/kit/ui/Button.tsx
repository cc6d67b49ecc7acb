import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook, classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: IconName | undefined;
    /** The accessible name of a button that shows only its icon. Required if there are no children. */
    label?: string | undefined;
    /** Whether work is under way. The button keeps its focus, width and name, shows a spinner and ignores presses. */
    busy?: boolean | undefined;
  };

/** Draws a button, of type `button` by default. Needs button.css, and status.css if it can be busy. */
export function Button(props: ButtonProps) {
  const { variant, wide, tight, className, icon, label, busy = false, children, onClick, ...rest } = props;
  const off = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...(off && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      className={buttonClass({ variant, wide, tight, className }, children === undefined)}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
      {busy && <Spinner className="btn-spin" />}
    </button>
  );
}

/** Returns whether a click is the second of a double click, which counts as one press. */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1;

/** Draws a ring in the colour and size of its text, which turns unless the user prefers less motion. Needs status.css. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span className={classNames('spinner', className)}>
      <span className="spin" aria-hidden />
    </span>
  );
}
