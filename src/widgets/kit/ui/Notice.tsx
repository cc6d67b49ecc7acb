import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
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
  /** The icon in a word ('Warning:'), for those who do not see it. */
  word: string;
  /** A bold beginning. */
  title?: ReactNode;
  actions?: ReactNode;
  /** With both, a button closes the notice; remembering that is the owner's. */
  dismissLabel?: string | undefined;
  onDismiss?: (() => void) | undefined;
};

/** What happened, why, and what to do next. Pass `role="alert"` where it must interrupt. Needs notice.css, button.css. */
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
