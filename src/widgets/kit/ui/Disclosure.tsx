import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { useId } from '../element/widget-context.ts';

export type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  /** If given, the parent holds the state. Otherwise `defaultOpen` is the initial state. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Draws a button that shows and hides the content below it. Needs button.css, disclosure.css. */
export function Disclosure({ label, children, variant = 'plain', ...props }: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const open = props.open ?? own;
  const toggle = () => {
    setOwn(!open);
    props.onOpenChange?.(!open);
  };
  return (
    <div className="disc">
      <Button variant={variant} className="disc-btn" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span>{label}</span>
        <Icon name="chevron" />
      </Button>
      <div id={id} className="disc-panel" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
