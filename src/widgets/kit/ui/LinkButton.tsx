import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'href'> &
  ButtonLook & {
    href: string;
    icon?: IconName | undefined;
  };

/** Draws a link that looks like a button. Needs button.css. */
export function LinkButton({ variant, wide, tight, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, wide, tight, className })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
