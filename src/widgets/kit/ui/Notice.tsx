import type { ComponentProps, ReactNode } from 'react';
import { useSharedWords } from '../element/widget-context.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const toneIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  warning: 'alert',
  danger: 'stop',
  success: 'success',
};

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: NoticeTone;
  /** The icon's meaning for screen readers, if not that of its tone: 'Warning:'. */
  word?: string | undefined;
  /** A bold text at the beginning. */
  title?: ReactNode;
  actions?: ReactNode;
  /** The name of the button that closes the notice, if not 'Close'. */
  dismissLabel?: string | undefined;
  /** If given, a button closes the notice. The parent must remember that it was closed. */
  onDismiss?: (() => void) | undefined;
};

/** Draws a message. Pass `role="alert"` if it must interrupt. Needs notice.css, button.css. */
export function Notice(props: NoticeProps) {
  const { tone, word, title, actions, dismissLabel, onDismiss, children, className, ...rest } = props;
  const t = useSharedWords();
  return (
    <div {...rest} className={classNames('notice', `notice-${tone}`, className)}>
      <Icon name={toneIcons[tone]} />
      <div>
        <VisuallyHidden>{`${word ?? t(`shared.level.${tone}`)} `}</VisuallyHidden>
        {title && <b>{title} </b>}
        {children}
        {actions && <div className="notice-acts acts">{actions}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="plain"
          tight
          icon="x"
          label={dismissLabel ?? t('shared.close')}
          className="notice-close"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
