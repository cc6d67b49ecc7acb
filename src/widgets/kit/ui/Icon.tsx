import { classNames } from './class-names.ts';
import { iconPaths, type IconName } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** The icon's accessible name (role img). Without it, screen readers skip the icon. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Draws a line icon in the colour and size of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 20 20" {...voice}>
      <path
        d={iconPaths[name as keyof typeof iconPaths] ?? name}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
