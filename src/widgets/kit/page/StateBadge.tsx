import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';

/** The icon of what takes its time. */
export const CLOCK: IconName = 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 5.5V10l3 2';

const ICONS = { info: CLOCK, success: 'tick', warning: CLOCK, danger: 'stop' } as const;

type StateBadgeProps = {
  /** Undefined for a state that asks for nothing, which is grey. */
  tone: keyof typeof ICONS | undefined;
  icon?: IconName | undefined;
  children: string;
};

/** Shows the state of a customer's thing as an icon, words and a tone. Needs page.css. */
export const StateBadge = ({ tone, icon = tone && ICONS[tone], children }: StateBadgeProps) => (
  <span className={classNames('state-badge', tone && `state-${tone}`)}>
    {icon && <Icon name={icon} />}
    <bdi>{children}</bdi>
  </span>
);
