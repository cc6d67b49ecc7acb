import { classNames } from './class-names.ts';

/** `danger` is quiet on purpose: what destroys is never the loudest thing in view. */
export type ButtonVariant = 'primary' | 'outline' | 'plain' | 'danger' | 'link';

export type ButtonLook = {
  /** Default `outline`. One `primary` a view; `link` looks like a link inside a sentence. */
  variant?: ButtonVariant | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Lower: for dense rows and notices. 28 px, 44 px where the pointer is coarse. */
  tight?: boolean | undefined;
  className?: string | undefined;
};

/** The class list of a button or of a link that looks like one. */
export function buttonClass(
  { variant = 'outline', wide, tight, className }: ButtonLook,
  iconOnly = false,
): string {
  return classNames(
    'btn',
    `btn-${variant}`,
    wide && 'btn-wide',
    tight && 'btn-tight',
    iconOnly && 'btn-icon',
    className,
  );
}
