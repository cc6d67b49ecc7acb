import { useCartMessages } from './useCartMessages.ts';

/** Each cell names itself to screen readers, so the heads are for the eye. */
export const LinesHead = () => {
  const t = useCartMessages();
  return (
    <div className="lines-head small quiet" aria-hidden>
      <span>{t('cart.product')}</span>
      <span>{t('cart.unitPrice')}</span>
      <span>{t('cart.quantity')}</span>
      <span>{t('cart.lineTotal')}</span>
    </div>
  );
};
