import { useMessages } from '../kit/element/widget-context.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import type en from './messages/en.json';

/** Draws the cart's icon, label and count. `units` is undefined while the count is not known. */
export const CartFace = ({ units }: { units: number | undefined }) => {
  const t = useMessages<keyof typeof en>();
  return (
    <>
      <Icon name="trolley" />
      <span aria-hidden>{t('mini-cart.title')}</span>
      <span aria-hidden className={units ? 'count' : 'count none'}>
        {units === undefined ? '' : units > 99 ? '99+' : units}
      </span>
      <span className="vh">
        {units === undefined ? t('mini-cart.title') : t('mini-cart.name', { units })}
      </span>
    </>
  );
};
