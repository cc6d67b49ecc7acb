import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { AccessCodes as Codes } from '../../../api/order/access-codes.contract.ts';
import type { Order } from '../../../api/order/order.contract.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useAccessCodes } from './useAccessCodes.ts';
import type en from './messages/en.json';

type AccessCodesProps = { at: CartAddress; order: Order; headingLevel: number };

/**
 * Shows the single-use codes of an order. They are requested when a button is pressed, because the service requires a
 * proof of identity (IDN-05). They exist only in this component, never in a cache or a storage. Source: CHK-16 e,
 * LEAD-03 e.
 */
export const AccessCodes = ({ at, order, headingLevel }: AccessCodesProps) => {
  const t = useMessages<keyof typeof en>();
  const { button, codes, busy, outcome, show } = useAccessCodes(at, order.code);
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h3';
  return (
    <div className="placed-codes">
      <Heading tabIndex={-1} className="placed-codes-title">
        {t('checkout.confirmation.codes')}
      </Heading>
      <p className="small quiet">{t('checkout.confirmation.codesOnce')}</p>
      {codes === undefined ? (
        <Button ref={button} busy={busy} className="no-print" onClick={show}>
          {t('checkout.confirmation.showCodes')}
        </Button>
      ) : (
        <CodeList codes={codes} order={order} />
      )}
      {outcome === 'proof' && (
        <Notice tone="info" word={t('shared.level.info')}>
          {t('checkout.confirmation.codesProof')}
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice tone="danger" word={t('shared.level.danger')} role="alert">
          {t('checkout.confirmation.codesFailed')}
        </Notice>
      )}
    </div>
  );
};

const CodeList = ({ codes, order }: { codes: readonly Codes[]; order: Order }) => {
  const t = useMessages<keyof typeof en>();
  const all = codes.flatMap(({ productCode, codes: own }) => own.map((code) => ({ code, productCode })));
  const nameOf = (productCode: string) =>
    order.entries.find(({ product }) => product.code === productCode)?.product.name ?? productCode;
  return (
    <>
      <ul className="placed-code-list">
        {all.map(({ code, productCode }, index) => (
          <li key={code}>
            <span>
              <span className="placed-code">{code}</span>
              <span className="small quiet">{nameOf(productCode)}</span>
            </span>
            <CopyButton
              text={code}
              label={t('checkout.confirmation.copy')}
              name={t('checkout.confirmation.copyCode', { number: index + 1 })}
              copied={t('checkout.confirmation.codeCopied')}
            />
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <CopyButton
          text={all.map(({ code }) => code).join('\n')}
          label={t('checkout.confirmation.copyAll', { count: all.length })}
          name={t('checkout.confirmation.copyAll', { count: all.length })}
          copied={t('checkout.confirmation.copied')}
        />
      )}
    </>
  );
};
