import type { TwoCarts } from '../../../api/cart/two-carts.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartLink } from '../../../api/links/store-link.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useTwoCarts, type TwoCartsState, useTwoCartsMessages } from './useTwoCarts.ts';
import { sampleCart } from '../../parts/cart-lines/sample-cart.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import status from '../../kit/styles/status.css?inline';
import own from './two-carts.css?inline';
import type { MatterProps } from '../matter-table.ts';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { UNKNOWN } from '../../parts/price/Price.tsx';

/** Returns the sample of author mode (EMB-11). */
const sampleTwoCarts = (): TwoCarts => {
  const cart = sampleCart();
  const [first] = cart.entries;
  const entries = first ? [{ ...first, quantity: 1 }] : [];
  return { anonymous: cart, earlier: { ...cart, entries, totalItems: 1, totalUnitCount: 1 } };
};

/** Asks at a sign-in what to do with the cart from before it and the one of an earlier visit (SES-11). */
const TwoCartsDialog = ({ found }: { found: TwoCarts | undefined }) => {
  const t = useTwoCartsMessages();
  const state = useTwoCarts(found ?? sampleTwoCarts(), found === undefined);
  const { step, close } = state;
  const title =
    step === 'ask'
      ? 'session.carts.title'
      : step === 'confirm'
        ? 'session.carts.discardTitle'
        : 'session.carts.cappedTitle';
  return (
    <Dialog
      key={typeof step === 'object' ? 'capped' : step}
      part="dialog"
      title={t(title)}
      onClose={close}
      alert={step === 'confirm'}
      actions={step !== 'ask' && <Actions {...state} />}
    >
      <Trouble trouble={state.trouble} />
      <Body {...state} />
    </Dialog>
  );
};

const Trouble = ({ trouble }: Pick<TwoCartsState, 'trouble'>) => {
  const t = useTwoCartsMessages();
  if (trouble === undefined) return null;
  const isFailed = trouble === 'failed';
  return (
    <Notice role="alert" tone={isFailed ? 'danger' : 'info'}>
      {t(isFailed ? 'session.carts.failed' : 'session.carts.changed')}
    </Notice>
  );
};

const Body = (state: TwoCartsState) => {
  const { two, step } = state;
  const t = useTwoCartsMessages();
  const { tag } = runtime().row;
  if (step === 'confirm')
    return <p>{t('session.carts.discardText', { lines: two.earlier.entries.length })}</p>;
  if (step !== 'ask')
    return (
      <>
        <p>{t('session.carts.cappedText')}</p>
        <ul className="cart-lines">
          {step.capped.map(({ code, name, asked, got }) => (
            <li key={code}>
              <b>{name}</b>{' '}
              {t('session.carts.capped', { got: formatNumber(got, tag), asked: formatNumber(asked, tag) })}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p className="carts-text">{t('session.carts.text')}</p>
      <div className="carts">
        <CartBox name={t('session.carts.anonymous')} cart={two.anonymous} />
        <CartBox name={t('session.carts.earlier')} cart={two.earlier} />
      </div>
      <Ways {...state} />
    </>
  );
};

/** Draws the answers, each beside what it does. The likely one is first; the one that deletes is marked. */
const Ways = ({ busy, merge, keep, discard }: TwoCartsState) => {
  const t = useTwoCartsMessages();
  const id = useId();
  return (
    <ul className="ways">
      <li>
        <Button variant="primary" busy={busy === 'merge'} aria-describedby={`${id}-merge`} onClick={merge}>
          {t('session.carts.merge')}
        </Button>
        <p id={`${id}-merge`}>{t('session.carts.mergeHint')}</p>
      </li>
      <li>
        <Button busy={busy === 'keep'} aria-describedby={`${id}-keep`} onClick={keep}>
          {t('session.carts.keep')}
        </Button>
        <p id={`${id}-keep`}>{t('session.carts.keepHint')}</p>
      </li>
      <li>
        <Button variant="danger" className="discard" aria-describedby={`${id}-discard`} onClick={discard}>
          {t('session.carts.discard')}
        </Button>
        <p id={`${id}-discard`}>{t('session.carts.discardHint')}</p>
      </li>
    </ul>
  );
};

const Actions = ({ step, busy, discardNow, back }: TwoCartsState) => {
  const t = useTwoCartsMessages();
  const cart = cartLink();
  if (step === 'confirm')
    return (
      <>
        <Button onClick={back}>{t('session.carts.back')}</Button>
        <Button variant="danger" busy={busy === 'discard'} onClick={discardNow}>
          {t('session.carts.discardNow')}
        </Button>
      </>
    );
  return cart === undefined ? null : (
    <LinkButton variant="primary" href={cart}>
      {t('session.carts.view')}
    </LinkButton>
  );
};

const TwoCartsMatter = ({ matters: [found], isQuiet }: MatterProps<object>) =>
  !isQuiet && <TwoCartsDialog found={found as TwoCarts | undefined} />;

export const styles = [button, dialog, notice, status, own];
export const bind = boundWords(TwoCartsMatter);

/** The most lines shown. More would make the question longer than its answers. */
const MOST_LINES = 5;
/** The most lines shown in a narrow dialog, where a name needs two rows. More would push the answers out of view. */
const MOST_NARROW = 1;

/** Shows one of the two carts: its name, how much is in it, and its first lines. */
export const CartBox = ({ name, cart }: { name: string; cart: Cart }) => {
  const t = useTwoCartsMessages();
  const { tag } = runtime().row;
  const lines = cart.entries.slice(0, cart.entries.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES);
  const left = cart.entries.length - lines.length;
  const leftNarrow = cart.entries.length - MOST_NARROW;
  return (
    <div className="cart-box">
      <h3>
        {name} <span className="quiet">{t('session.carts.units', { units: cart.totalUnitCount })}</span>
      </h3>
      <ul className="cart-lines">
        {lines.map(({ product: { code, name: title }, quantity }, place) => (
          <li key={code} className={place < MOST_NARROW ? undefined : 'cart-line-wide'}>
            <span className="num">{quantity > 0 ? formatNumber(quantity, tag) : UNKNOWN} ×</span> {title}
          </li>
        ))}
        {left > 0 && <li className="quiet cart-more">{t('session.carts.more', { count: left })}</li>}
        {leftNarrow > 0 && (
          <li className="quiet cart-more-narrow">{t('session.carts.more', { count: leftNarrow })}</li>
        )}
      </ul>
    </div>
  );
};
