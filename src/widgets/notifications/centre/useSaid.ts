import { useEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import type { CentreMessage } from '../../../core/store/core-state.ts';
import { messageText } from './message-text.ts';
import { useCentreMessages } from './useCentreMessages.ts';

/**
 * Announces each new message once through the page's live region. A message that replaces another with the same id is
 * not new. Messages that a widget shows are announced by that widget.
 */
export const useSaid = (messages: readonly CentreMessage[]): void => {
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
