import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type EmptyStateProps = {
  icon?: IconName | undefined;
  /** A heading element of the right level, or a plain text. */
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** Says what will be shown here and offers the next step. Needs status.css. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon && <Icon name={icon} />}
      {title}
      {children && <p className="small">{children}</p>}
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
