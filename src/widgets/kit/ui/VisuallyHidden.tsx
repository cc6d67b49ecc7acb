import type { ComponentProps } from 'react';

/** Text that only assistive technology meets. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="vh" />;
}
