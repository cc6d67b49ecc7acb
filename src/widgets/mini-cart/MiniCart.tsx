import { useEffect, useRef, type ToggleEvent } from 'react';
import { cartAddress } from '../../api/cart/cart-address.ts';
import { useCart } from '../../api/cart/cart.queries.ts';
import { lastCount, type CartView } from '../../api/cart/read-cart.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { takeAddRequests } from '../../api/adding/add-requests.ts';
import { SAMPLE_UNITS } from '../parts/cart-lines/sample-units.ts';
import { useElsewhereNews } from '../parts/cart-lines/useElsewhereNews.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { usePopover } from '../kit/ui/usePopover.ts';
import type en from './messages/en.json';
import type { miniCartWidget } from './mini-cart.widget.ts';
import { Icon } from '../kit/ui/Icon.tsx';

const loadPanel = latePart(() => import('./panel/panel.tsx'));

/** Draws `<assess-mini-cart>`: the button with the count. Its panel loads when the shopper comes near or adds something. */
export const MiniCart = ({ openOnAdd }: WidgetProps<typeof miniCartWidget>) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const emit = useEmit();
  const { data: view, error } = useCart();
  const units = useUnits(view, error !== undefined);
  const { open, show, close, opener, sheet, escape, leave } = usePopover();
  /** True if the shopper pressed the button. After an add, the panel opens without a press. */
  const pressed = useRef(false);
  const { part: panel, load, waits } = useLate(loadPanel);
  useElsewhereNews(view, (now) => t('mini-cart.elsewhere', { units: now }));

  useEffect(
    () =>
      takeAddRequests({
        host,
        opens: openOnAdd,
        take: (detail, opens, from) => {
          const check = oneVisitor();
          const reveal = () => opens && show();
          load().then(
            (loaded) =>
              loaded.addFromPage({ tag: host.localName, detail, from }, t as Translate, reveal, check),
            () => emit('assess-error', { code: 'widget.chunk', widget: host.localName }),
          );
        },
      }),
    // The functions read refs and the page's state. Only these values decide which element is asked.
    // oxlint-disable-next-line react/exhaustive-deps
    [host, openOnAdd],
  );

  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'open') return;
    if (pressed.current && !emit('assess-cart-opened', { units: units ?? 0 })) event.preventDefault();
    pressed.current = false;
  };
  const near = () => void load().catch(() => undefined);
  const press = () => {
    pressed.current = !open;
    // If the panel can't be loaded, the shopper follows the host page's own link to the cart.
    if (!open)
      load().catch(() => {
        if (navigator.onLine) host.querySelector('a')?.click();
        else runtime().registry.actions.announce(t('mini-cart.offline'));
      });
  };

  return (
    <>
      <button
        {...opener}
        part="button"
        className="mini"
        onClick={press}
        onPointerEnter={near}
        onFocus={near}
        onBlur={leave}
      >
        <CartFace units={units} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Escape and the focus from what it holds */}
      <div
        {...sheet}
        part="panel"
        className="pop"
        onBeforeToggle={beforeToggle}
        onKeyDown={escape}
        onBlur={leave}
      >
        {open &&
          (panel ? (
            <panel.MiniCartPanel units={units ?? 0} onClose={close} />
          ) : (
            <p className="soon">{waits && t('mini-cart.offline')}</p>
          ))}
      </div>
    </>
  );
};

/** Returns the units in the cart; until they are read, those of an earlier page, for the first paint (LEAD-12). */
const useUnits = (view: CartView | undefined, isFailing: boolean): number | undefined => {
  const { author, registry } = runtime();
  if (author) return SAMPLE_UNITS;
  // A cart was created since, but it can't be read yet.
  if (view?.cart === null && isFailing && cartAddress() !== undefined) return undefined;
  if (view) return view.cart?.totalUnitCount ?? 0;
  const isKnown = registry.getSnapshot().session.status !== 'loading';
  return lastCount()?.units ?? (isKnown && cartAddress() === undefined ? 0 : undefined);
};

/** Draws the cart's icon, label and count. `units` is undefined while the count is not known. */
export const CartFace = ({ units }: { units: number | undefined }) => {
  const t = useWords<typeof en>();
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
