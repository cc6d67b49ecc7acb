import { useEffect } from 'react';
import { reportLater, reportSolved } from '../../api/report-later.ts';
import { productQuery } from '../../api/product/product.queries.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { useVisitor } from '../../api/visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { pageObject } from '../kit/page/page-object.ts';
import { PageProblem } from '../kit/page/PageProblem.tsx';
import { readFailure } from '../parts/buying/buying-words.ts';
import { useHeldFocus } from '../kit/ui/useHeldFocus.ts';
import { adoptStyles } from '../kit/element/sheets.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import disclosure from '../kit/styles/disclosure.css?inline';
import field from '../kit/styles/field.css?inline';
import quantity from '../kit/styles/quantity.css?inline';
import { BuyBox } from './BuyBox.tsx';
import { headingAt, type Heading } from '../kit/page/page-read.ts';
import { ProductAwaited, useProductMessages } from './Product.tsx';
import type { productWidget } from './product.widget.ts';
import type { Product } from '../../api/product/product.contract.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';

/** Shows the product that the page is about. Source: CRT-09 a. */
const ProductPage = ({ productCode, headingLevel }: WidgetProps<typeof productWidget>) => {
  const t = useProductMessages();
  const heading = headingAt(headingLevel);
  const code = runtime().author ? 'sample' : pageObject(productCode, 'product');
  const { data, error, isFetching, refetch } = useCustomerQuery(
    productQuery(useVisitor(), code ?? ''),
    sampleProduct(),
  );
  const host = useHost();
  useHeldFocus();
  useEffect(() => void adoptStyles(host, [disclosure, field, quantity]), [host]);
  useEffect(() => {
    if (error) reportLater('product.read', error);
    else reportSolved('product.read');
  }, [error]);
  if (data) return <BuyBox key={data.code} product={data} heading={heading} />;
  if (data === null || code === undefined) return <UnknownProduct code={code} heading={heading} />;
  if (!error) return <ProductAwaited />;
  return (
    <PageProblem
      title={t('product.notLoaded')}
      heading={heading}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {t(`shared.buying.read.${readFailure(error)}`)}
    </PageProblem>
  );
};

export default ProductPage;

/** Returns the sample product of author mode (EMB-11). Its names are those of an invented product and are not translated. */
const sampleProduct = (): Product => ({
  code: 'LMS4-KIT',
  name: 'Lindgren Memory Scale, 4th Edition: Complete Kit',
  programName: 'Lindgren Memory Scale',
  isbn: '9780306406157',
  price: { currencyIso: runtime().row.currency, value: 590 },
  stock: { stockLevelStatus: 'inStock' },
  purchasable: true,
  qualificationLevel: 'C',
  productFormat: 'PRINT',
});

/** Shows that the store has no such product, or that the page names none. */
const UnknownProduct = ({ code, heading: Heading }: { code: string | undefined; heading: Heading }) => {
  const t = useProductMessages();
  return (
    <EmptyState
      icon="info"
      title={
        <Heading tabIndex={-1} data-heading>
          {code === undefined ? t('product.none') : t('product.unknown', { code })}
        </Heading>
      }
      actions={
        hasStorePages() && (
          <>
            <LinkButton variant="primary" href={fromHere(sitePath('search'))}>
              {t('product.toSearch')}
            </LinkButton>
            <LinkButton href={storeLink('quickOrder', {})}>{t('product.quickOrder.go')}</LinkButton>
          </>
        )
      }
    >
      {t('product.unknownText')}
    </EmptyState>
  );
};
