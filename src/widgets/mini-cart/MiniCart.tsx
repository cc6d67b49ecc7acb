import { useCart } from '../../api/cart/cart.queries.ts';
import { Badge } from '../shared/ui/Badge.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

export const MiniCart = () => {
  const t = useMessages<keyof typeof en>();
  const { view } = useCart();
  return (
    <Button icon="cart" variant="plain">
      {t('mini-cart.title')} <Badge tone="count">{view?.cart?.totalUnitCount ?? 0}</Badge>
    </Button>
  );
};
