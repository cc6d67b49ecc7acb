import type { Customer } from '../../../api/customer.ts';
import type { AccessCodes as Codes, Order } from '../../../api/order/order.contract.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useCustomersOwn } from '../../kit/page/OnlyCustomer.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useAccessCodes } from './useAccessCodes.ts';

type AccessCodesProps = {
  at: Customer;
  order: Pick<Order, 'code' | 'entries'>;
  headingLevel: number;
  /** How many there are, if it is known before they are shown. */
  count?: number | undefined;
};

/**
 * Shows the single-use codes of an order. They are requested when a button is pressed, because the service requires a
 * proof of identity (IDN-05). They exist only in this component, never in a cache or a storage, and are hidden again.
 * Source: CHK-16 e, ACC-01 f, LEAD-03 e.
 */
export const AccessCodes = ({ at, order, headingLevel, count }: AccessCodesProps) => {
  const t = useWords<typeof en>();
  const { button, codes, busy, outcome, show, hide } = useAccessCodes(at, order.code);
  const refusal = useCustomersOwn('codes');
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h3';
  return (
    <div className="access-codes">
      <Heading tabIndex={-1} className="access-codes-title">
        {t('shared.codes.codes')}
      </Heading>
      <p className="small quiet">
        {refusal ??
          (codes === undefined && count !== undefined
            ? t('shared.codes.hidden', { count })
            : t('shared.codes.codesOnce'))}
      </p>
      {codes === undefined ? (
        refusal === undefined && (
          <Button ref={button} busy={busy} className="no-print" onClick={show}>
            {t('shared.codes.showCodes')}
          </Button>
        )
      ) : (
        <>
          <CodeList codes={codes} order={order} />
          <Button tight variant="plain" className="small no-print" onClick={hide}>
            {t('shared.codes.hide')}
          </Button>
        </>
      )}
      {outcome === 'proof' && <Notice tone="info">{t('shared.codes.codesProof')}</Notice>}
      {outcome === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('shared.codes.codesFailed')}
        </Notice>
      )}
    </div>
  );
};

const CodeList = ({ codes, order }: { codes: readonly Codes[]; order: AccessCodesProps['order'] }) => {
  const t = useWords<typeof en>();
  const all = codes.flatMap(({ productCode, codes: own }) => own.map((code) => ({ code, productCode })));
  const nameOf = (productCode: string) =>
    order.entries.find(({ product }) => product.code === productCode)?.product.name ?? productCode;
  return (
    <>
      <ul className="access-code-list">
        {all.map(({ code, productCode }, index) => (
          <li key={code}>
            <span>
              <span className="access-code">{code}</span>
              <span className="small quiet">{nameOf(productCode)}</span>
            </span>
            <CopyButton
              text={code}
              label={t('shared.codes.copy')}
              name={t('shared.codes.copyCode', { number: index + 1 })}
              copied={t('shared.codes.codeCopied')}
            />
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <CopyButton
          text={all.map(({ code }) => code).join('\n')}
          label={t('shared.codes.copyAll', { count: all.length })}
          name={t('shared.codes.copyAll', { count: all.length })}
          copied={t('shared.codes.copied')}
        />
      )}
    </>
  );
};
