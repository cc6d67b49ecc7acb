import { Fragment, memo, type ComponentProps, type ReactNode } from 'react';
import { pictureAddress } from '../../../api/picture-address.ts';
import type { Product } from '../../../api/product/product.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { dateWords, limitWords, stockWords, type QuickOrderWords } from '../row-words.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import type { RowActions } from '../useRowActions.ts';
import type { ProblemLine } from '../working/ProblemLine.tsx';

export type ShownFields = { upc: boolean; images: boolean };

type Props = {
  view: RowView;
  id: string;
  t: QuickOrderWords;
  actions: RowActions;
  shown: ShownFields;
  /** The component that explains a row's problem; undefined until its code has loaded. */
  Explain: typeof ProblemLine | undefined;
};

/** Shows the row's product and what is wrong with the row. Its height does not change when the answer arrives. */
export const ProductCell = memo(({ view, id, t, actions, shown, Explain }: Props) => {
  const { product, problem, state } = view;
  return (
    <div className="qo-prod">
      {state === 'looking' && <Skeleton label={t('quick-order.looking')} lines={2} />}
      {product && <ProductLines product={product} inCart={view.inCart} t={t} shown={shown} />}
      {view.remark !== undefined && (
        <p id={`${id}-remark`} className="qo-note small quiet">
          <Icon name="info" />
          <span>{t('quick-order.remark', { text: view.remark })}</span>
        </p>
      )}
      {problem &&
        (Explain ? (
          <Explain id={id} view={view} problem={problem} actions={actions} />
        ) : (
          <NotLookedUp id={id} view={view} problem={problem} t={t} actions={actions} />
        ))}
    </div>
  );
});

/** Shows that a row was not looked up. It is used if the code that looks up and explains can't be loaded. */
const NotLookedUp = ({
  id,
  view,
  problem,
  t,
  actions,
}: ComponentProps<typeof ProblemLine> & { t: QuickOrderWords }) => (
  <p id={id} className="small quiet">
    {t(`quick-order.lookUp.${problem.code === 'look-up' ? problem.failure : 'failed'}`)}{' '}
    <Button variant="link" onClick={() => actions.retry(view.row.id)}>
      {t('shared.tryAgain')}
    </Button>
  </p>
);

type LinesProps = { product: Product; inCart: number; t: QuickOrderWords; shown: ShownFields };

const ProductLines = ({ product, inCart, t, shown }: LinesProps) => {
  const picture = shown.images ? pictureOf(product) : undefined;
  return (
    <div className={picture === undefined ? undefined : 'qo-pictured'}>
      {picture !== undefined && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
      <div>
        <b className="qo-name">
          <bdi>{product.name}</bdi>
        </b>
        <span className="qo-facts small quiet">
          {facts({ product, inCart, t, shown }).map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && '\u00a0· '}
              {fact}
            </Fragment>
          ))}
        </span>
      </div>
    </div>
  );
};

const facts = ({ product, inCart, t, shown }: LinesProps): ReactNode[] => {
  const { productFormat, qualificationLevel: level, upc } = product;
  const { tag } = runtime().row;
  return [
    productFormat && t('quick-order.format', { format: productFormat }),
    level && (
      <Fragment key="level">
        {t('quick-order.level')} <Badge>{level}</Badge>
      </Fragment>
    ),
    dateWords(t, product, tag),
    stockWords(t, product, tag),
    inCart > 0 && t('quick-order.inCart', { count: inCart }),
    limitWords(t, product),
    packOf(product),
    shown.upc && upc !== undefined && t('quick-order.upc', { upc }),
  ].filter((fact) => fact !== undefined && fact !== false && fact !== '');
};

/** Returns a summary that is short enough for a fact, such as 'Pack of 25'. */
const packOf = ({ summary }: Product): string | undefined =>
  summary !== undefined && summary.length <= 24 ? summary.replace(/\.$/, '') : undefined;

const pictureOf = ({ images = [] }: Product): string | undefined => {
  const url = (images.find(({ format }) => format === 'thumbnail') ?? images[0])?.url;
  return url === undefined ? undefined : pictureAddress(url);
};
