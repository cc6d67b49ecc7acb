import type { ComponentProps } from 'react';

/** Draws text for assistive technology only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="vh" />;
}
