import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const toneIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  warning: 'alert',
  danger: 'stop',
  success: 'success',
};

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: NoticeTone;
  /** The icon's meaning as a word ('Warning:'), for screen readers. */
  word: string;
  /** A bold text at the beginning. */
  title?: ReactNode;
  actions?: ReactNode;
  /** If both are given, a button closes the notice. The parent must remember that it was closed. */
  dismissLabel?: string | undefined;
  onDismiss?: (() => void) | undefined;
};

/**
 * Draws a message: what happened, why, and what to do next. Pass `role="alert"` if it must interrupt. Needs notice.css,
 * button.css.
 */
export function Notice(props: NoticeProps) {
  const { tone, word, title, actions, dismissLabel, onDismiss, children, className, ...rest } = props;
  return (
    <div {...rest} className={classNames('notice', `notice-${tone}`, className)}>
      <Icon name={toneIcons[tone]} />
      <div>
        <VisuallyHidden>{`${word} `}</VisuallyHidden>
        {title && <b>{title} </b>}
        {children}
        {actions && <div className="notice-acts acts">{actions}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="plain"
          tight
          icon="x"
          label={dismissLabel}
          className="notice-close"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
