import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeProps = {
  /** `count` is the filled pill for a number. */
  tone?: 'neutral' | 'count' | 'success' | 'warning' | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** Draws one word or number in a small frame. Needs status.css. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`, className)}>{children}</span>
  );
}
