import { cartLink } from '../../../shared/commerce/store-link.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** Something is wrong with an item: lines are changed in the cart alone. */
export const Step = ({ step, cart }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const reason = 'reason' in step ? step.reason : undefined;
  const codes: readonly string[] = reason && 'lines' in reason ? reason.lines : [];
  const lines = cart.entries.filter(({ product }) => codes.includes(product.code));
  const href = cartLink();
  return (
    <>
      <Notice tone="warning" word={t('shared.level.warning')}>
        {t('checkout.items.wrong')}
        <ul>
          {lines.map(({ product }) => (
            <li key={product.code}>{product.name}</li>
          ))}
        </ul>
      </Notice>
      {href !== undefined && (
        <div className="acts">
          <LinkButton variant="primary" href={href}>
            {t('checkout.items.toCart')}
          </LinkButton>
        </div>
      )}
    </>
  );
};
