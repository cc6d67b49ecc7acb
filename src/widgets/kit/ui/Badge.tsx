import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeProps = {
  tone?: 'neutral' | 'success' | 'warning' | undefined;
  children: ReactNode;
};

/** Draws one word or number in a small frame. Needs status.css. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`)}>{children}</span>;
}
