/** Joins class names and leaves out absent ones. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** The looks of a button. `danger` is quiet on purpose: a destructive action is never the most prominent one. */
export type ButtonVariant = 'primary' | 'outline' | 'plain' | 'danger' | 'link';

export type ButtonLook = {
  /** Defaults to `outline`. Use one `primary` in a view. `link` looks like a link inside a sentence. */
  variant?: ButtonVariant | undefined;
  wide?: boolean | undefined;
  /** A lower button, for dense rows and notices: 28 px, or 44 px if the pointer is coarse. */
  tight?: boolean | undefined;
  className?: string | undefined;
};

/** Returns the class list of a button, or of a link that looks like one. */
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
