import type { MessageValues } from '../../core/i18n/message-format.ts';
import type { AddedKey } from '../parts/adding/AddedNotice.tsx';
import type { RemovalKey } from '../parts/cart-lines/useRemoval.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

export const useCartMessages = () => useWords<typeof en>();

/** Returns the cart's texts for what happened to its lines and to added products. */
export const useSay = (): ((key: RemovalKey | AddedKey, values?: MessageValues) => string) => {
  const t = useCartMessages();
  return (key, values) => t(`cart.${key}`, values);
};
