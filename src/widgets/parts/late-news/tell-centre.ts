import type { Cart } from '../../../api/cart/cart.contract.ts';
import { unitsOf } from '../../../api/cart/product-in-cart.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartLink } from '../commerce/store-link.ts';
import type { LateSentence } from './late-news.ts';

const ID = 'cart.late';

const cartNow = (): Cart | null | undefined => runtime().registry.reading(CART_KEY).data?.cart;

/**
 * Shows late news in the page's message centre, below one title. Earlier sentences stay until the message is closed,
 * except for a line that is in the cart again, whoever restored it. Source: API-06 b, LEAD-07.
 */
export const tellCentre = (title: string) => {
  const { registry } = runtime();
  let told: readonly (LateSentence & { by: Cart | null | undefined })[] = [];

  const isShown = () => registry.getSnapshot().messages.some(({ id }) => id === ID);
  const show = () => {
    if (told.length === 0) return registry.actions.dismiss(ID);
    const link = cartLink();
    registry.actions.publish({
      id: ID,
      level: 'warning',
      code: ID,
      text: [title, ...told.map(({ text }) => text)].join(' '),
      ...(link !== undefined && { link }),
    });
  };
  const check = () => {
    const cart = cartNow();
    // The cart at the time of the report may be older than the removal of the line.
    const isBack = ({ code, by }: (typeof told)[number]) =>
      code !== undefined && cart && cart !== by && unitsOf(cart, code) > 0;
    const left = told.filter((one) => !isBack(one));
    if (left.length === told.length) return;
    told = isShown() ? left : [];
    if (isShown()) show();
  };
  return {
    tell: (sentences: readonly LateSentence[]): void => {
      told = [...(isShown() ? told : []), ...sentences.map((one) => ({ ...one, by: cartNow() }))];
      show();
    },
    stop: registry.subscribe(check),
  };
};
