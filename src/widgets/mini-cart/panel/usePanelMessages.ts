import type { AddedKey } from '../../parts/adding/AddedNotice.tsx';
import type { RemovalKey } from '../../parts/cart-lines/useRemoval.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type { MessageValues } from '../../../core/i18n/message-format.ts';
import type own from '../messages/en.json';
import type en from './messages/en.json';

export const usePanelMessages = () => useWords<typeof en & typeof own>();

/** Returns the mini-cart's texts for what happened to lines and to added products. */
export const useSay = (): ((key: RemovalKey | AddedKey, values?: MessageValues) => string) => {
  const t = usePanelMessages();
  return (key, values) => t(`mini-cart.${key}`, values);
};
