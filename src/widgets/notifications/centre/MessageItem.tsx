import type { CentreMessage } from '../../../core/store/core-state.ts';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { isForSupport, messageText, supportLine, useCentreMessages } from './message-text.ts';
import { SupportLine } from '../../parts/support/SupportLine.tsx';

type Props = { message: CentreMessage; onDismiss: () => void };

/** The next customer is found on a page of its own. Source: ACC-08 d. */
const ACTING_ENDED = 'notification.acting-ended';

/** Shows one message: its level as a word and an icon, what happened, and for a failure the details for support. */
export const MessageItem = ({ message, onDismiss }: Props) => {
  const t = useCentreMessages();
  const text = messageText(t, message);
  return (
    <li data-message={message.id} tabIndex={-1}>
      <Notice
        tone={message.level}
        word=""
        title={t(`shared.level.${message.level}`)}
        dismissLabel={t('notifications.dismiss', { text })}
        onDismiss={onDismiss}
      >
        <span className="message-text">{text}</span>
        {message.link !== undefined && (
          <>
            {' '}
            <a href={message.link}>{t('notifications.link')}</a>
          </>
        )}
        {message.code === ACTING_ENDED && hasStorePages() && (
          <>
            {' '}
            <a href={storeLink('supportLogin', {})}>{t('notifications.findCustomer')}</a>
          </>
        )}
        {isForSupport(message) && (
          <SupportLine
            line={supportLine(t, message)}
            copy={t('notifications.copy')}
            copied={t('notifications.copied')}
            byHand={t('notifications.copyByHand')}
            field={t('notifications.forSupport')}
          />
        )}
        {message.details !== undefined && (
          <Disclosure label={t('notifications.details')}>
            <p className="message-details">{message.details}</p>
          </Disclosure>
        )}
      </Notice>
    </li>
  );
};
