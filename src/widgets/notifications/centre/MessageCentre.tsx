import { useRef, useEffect } from 'react';
import { runtime } from '../../../core/runtime.ts';
import type { CentreMessage } from '../../../core/store/core-state.ts';
import { useOverPage } from '../../kit/over-page/useOverPage.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useCentreMessages, messageText } from './message-text.ts';
import { useDismissal } from './useDismissal.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import disclosure from '../../kit/styles/disclosure.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import support from '../../parts/support/support.css?inline';
import overPage from '../../kit/over-page/over-page.css?inline';
import own from './message-centre.css?inline';

/** The number of messages that are shown at once; the others are behind a button. */
const AT_ONCE = 3;

/**
 * Shows all messages of the page, newest first, until the shopper dismisses them (LEAD-07). Messages that a widget
 * already shows itself are behind a button, with the details for support, so that nothing is shown twice.
 */
export const MessageCentre = ({ messages }: { messages: readonly CentreMessage[] }) => {
  const t = useCentreMessages();
  const box = useRef<HTMLElement>(null);
  const nowhere = useRef<HTMLElement>(null);
  const newest = messages.toReversed();
  const news = newest.filter(({ told }) => !told);
  const told = newest.filter((message) => message.told);
  const { dismiss, focusBack } = useDismissal([...news, ...told]);
  // In an editor the sample must not cover the page that is being edited.
  const { author } = runtime();
  useOverPage(author ? nowhere : box);
  useSaid(messages);

  const others = news.slice(AT_ONCE);
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
    <section
      ref={box}
      popover={author ? undefined : 'manual'}
      part="centre"
      className={`${author ? 'centre-sample' : 'over-page'} centre no-print`}
      aria-label={t('notifications.title')}
    >
      {newest.length > 1 && news.length > 0 && (
        <div className="centre-head">
          <h2>{t('notifications.count', { count: newest.length })}</h2>
          <Button variant="plain" tight className="small" onClick={dismissAll}>
            {t('notifications.dismissAll')}
          </Button>
        </div>
      )}
      {news.length > 0 && list(news.slice(0, AT_ONCE), t('notifications.title'))}
      {others.length > 0 && (
        <Disclosure label={t('notifications.more', { count: others.length })}>
          {list(others, t('notifications.moreList'))}
        </Disclosure>
      )}
      {told.length > 0 && (
        <Disclosure
          label={
            <>
              <span className="problem-sign">
                <Icon name="alert" />
              </span>
              <span className="problem-words">{t('notifications.problems', { count: told.length })}</span>
            </>
          }
        >
          {list(told, t('notifications.problemList'))}
        </Disclosure>
      )}
    </section>
  );
};

/**
 * Announces each new message once through the page's live region. A message that replaces another with the same id is
 * not new. Messages that a widget shows are announced by that widget.
 */
const useSaid = (messages: readonly CentreMessage[]): void => {
  const t = useCentreMessages();
  const said = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = messages.filter(({ id, told }) => !told && !said.current.has(id)).toReversed();
    said.current = new Set(messages.map(({ id }) => id));
    if (fresh.length === 0) return;
    const words = fresh.map((message) => `${t(`shared.level.${message.level}`)} ${messageText(t, message)}`);
    runtime().registry.actions.announce(words.join(' '));
  }, [messages, t]);
};

export const styles = [button, notice, disclosure, support, overPage, own];
export const bind = boundWords(MessageCentre);
