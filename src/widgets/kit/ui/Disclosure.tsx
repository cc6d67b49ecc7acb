import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-look.ts';
import { Icon } from './Icon.tsx';
import { useId } from '../element/widget-context.ts';

export type DisclosureProps = {
  label: ReactNode;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  /** Given, the owner holds the state; else `defaultOpen` starts it. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** A button that shows and hides what follows it. Needs button.css, disclosure.css. */
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
