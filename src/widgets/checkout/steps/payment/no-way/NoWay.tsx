import { actedFor } from '../../../../../core/registry/one-visitor.ts';
import { boundWords } from '../../../../kit/element/WithWords.tsx';
import { useWords } from '../../../../kit/element/useWords.ts';
import { LinkButton } from '../../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../../kit/ui/Notice.tsx';
import { cartLink } from '../../../../../api/links/store-link.ts';
import type en from './messages/en.json';

/** Says that no way to pay is left (CHK-10), also for who acts for a customer (ACC-08 g), and leads to saving the cart. */
const NoWay = () => {
  const t = useWords<typeof en>();
  const name = actedFor()?.name;
  const cart = cartLink();
  return (
    <Notice
      tone="warning"
      actions={
        cart !== undefined && (
          <LinkButton variant="primary" href={`${cart}?save=new`}>
            {t('checkout.pay.saveCart')}
          </LinkButton>
        )
      }
    >
      {name === undefined ? t('checkout.pay.noneLeft') : t('checkout.pay.noWay', { name })}
    </Notice>
  );
};

export const styles: readonly string[] = [];
export const bind = boundWords(NoWay);
