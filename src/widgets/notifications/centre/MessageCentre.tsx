import { runtime } from '../../../core/runtime.ts';
import type { CentreMessage } from '../../../core/store/core-state.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useCentreMessages } from './useCentreMessages.ts';
import { useDismissal } from './useDismissal.ts';
import { useSaid } from './useSaid.ts';

/** Shown at once; older ones stand behind a button. */
const AT_ONCE = 3;

/** All messages of the page, the newest first, until the shopper has read and dismissed them (LEAD-07). */
export const MessageCentre = ({ messages }: { messages: readonly CentreMessage[] }) => {
  const t = useCentreMessages();
  const newest = messages.toReversed();
  const { dismiss, focusBack } = useDismissal(newest);
  useSaid(messages);

  const older = newest.slice(AT_ONCE);
  const list = (shown: readonly CentreMessage[], name: string) => (
    <ul className="centre-list" aria-label={name}>
      {shown.map((message) => (
        <MessageItem key={message.id} message={message} onDismiss={() => dismiss(message.id)} />
      ))}
    </ul>
  );
  const dismissAll = () => {
    focusBack();
    for (const { id } of messages) runtime().registry.actions.dismiss(id);
  };
  return (
    <section part="centre" className="centre no-print" aria-label={t('notifications.title')}>
      {newest.length > 1 && (
        <div className="centre-head">
          <h2>{t('notifications.count', { count: newest.length })}</h2>
          <Button variant="plain" tight className="small" onClick={dismissAll}>
            {t('notifications.dismissAll')}
          </Button>
        </div>
      )}
      {list(newest.slice(0, AT_ONCE), t('notifications.newest'))}
      {older.length > 0 && (
        <Disclosure label={t('notifications.older', { count: older.length })}>
          {list(older, t('notifications.olderList'))}
        </Disclosure>
      )}
    </section>
  );
};
