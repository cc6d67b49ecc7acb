import {
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type ComponentProps,
} from 'react';
import { useCart } from '../../api/cart/cart.queries.ts';
import { browserDraftStore } from '../../api/quick-order/draft-store.ts';
import { rowLimits } from '../../api/quick-order/quick-order.rules.ts';
import { emitBefore } from '../../core/events/emit-before.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { useHost, useId } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type en from './messages/en.json';
import { useListDrop } from '../parts/list-file/useListDrop.ts';
import { QuickOrderFoot } from './parts/QuickOrderFoot.tsx';
import { QuickOrderHead } from './parts/QuickOrderHead.tsx';
import { QuickOrderRow } from './parts/QuickOrderRow.tsx';
import type { quickOrderWidget } from './quick-order.widget.ts';
import { startState, useDraft } from './useDraft.ts';
import { quickOrderReducer } from '../../api/quick-order/list/quick-order.reducer.ts';
import { createRowViews } from '../../api/quick-order/list/row-views.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useKeptRowFocus, useRowFocus } from './useRowFocus.ts';
import { useRowLookUp, useWorking, type Working } from './useRowLookUp.ts';
import { usePaste } from './usePaste.ts';
import { useRowActions } from './useRowActions.ts';
import { Notice } from '../kit/ui/Notice.tsx';
import { useOnline } from '../kit/ui/useOnline.ts';
import type { QuickOrderWords } from './row-words.ts';
import type { QuickOrderNotices } from './working/QuickOrderNotices.tsx';

/** Draws `<assess-quick-order>` (QO-01 to QO-08). In author mode it shows sample rows and makes no call. */
export const QuickOrder = ({ heading, headingLevel }: WidgetProps<typeof quickOrderWidget>) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const { row, author } = runtime();
  const upc = useFlag('upc');
  const images = useFlag('productImages');
  const { min, max } = useFlag('quickOrderRows');
  const limits = useMemo(() => rowLimits({ min, max }), [min, max]);
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);

  const [store] = useState(() => (author ? undefined : browserDraftStore()));
  const [state, dispatch] = useReducer(quickOrderReducer, { limits, store, row }, startState);
  const { data: cartView } = useCart();
  const [viewsOf] = useState(createRowViews);
  const [woken, setWoken] = useState(false);
  const working = useWorking(woken);
  const views = viewsOf(state, cartView?.cart ?? null, working.part?.suggestionFor);

  useEffect(() => dispatch({ type: 'limited', limits }), [limits]);
  const stop = useRowLookUp(state, dispatch, { enabled: !author, upc, working });
  const draft = useDraft(store, state.rows, dispatch);
  const add = useAddToCart(views, draft.adding);
  const paste = usePaste(dispatch);
  const focus = useRowFocus(list);
  const actions = useRowActions(dispatch, paste, focus);
  const drop = useListDrop({
    onFile: (file) => void paste.placeFile(file),
    onText: (text) => void paste.placeText(text),
    locked: add.adding,
  });
  const kept = useKeptRowFocus(list, focus);
  const onFocus = (event: FocusEvent) => {
    setWoken(true);
    kept.onFocus(event);
  };
  const handlers = { ...drop.handlers, ...kept, onFocus };
  const news = add.report ?? draft.notice ?? state.report ?? state.undo;
  if (!woken && (news !== undefined || add.attempt > 0)) setWoken(true);

  const clear = async () => {
    const rows = views.filter(({ state }) => state !== 'blank').length;
    if (!(await emitBefore(host, 'assess-quick-order-before-clear', { rows }))) return;
    dispatch({ type: 'cleared' });
    focus(1, 'code', 'drawn');
  };

  const title = heading ?? t('quick-order.title');
  const common = { state, views, t, tag: row.tag };
  return (
    <section
      className="panel qo"
      aria-labelledby={title === '' ? undefined : headingId}
      aria-label={title === '' ? t('quick-order.title') : undefined}
      data-dropping={drop.over || undefined}
      {...handlers}
    >
      <QuickOrderHead
        t={t}
        heading={title}
        headingId={headingId}
        level={headingLevel}
        max={limits.max}
        paste={paste}
        locked={add.adding}
      />
      <Notices {...common} working={working} add={add} draft={draft} dispatch={dispatch} focus={focus} />
      {/* Each field names itself to screen readers, so the headings are for the eye. */}
      <div className="qo-row qo-heads small quiet" data-state="blank" aria-hidden>
        <span className="qo-code">{t('quick-order.codeHint')}</span>
        <span className="qo-qty">{t('quick-order.quantityHint')}</span>
      </div>
      <ol className="qo-rows" ref={list} aria-label={t('quick-order.rows')}>
        {views.map((view) => (
          <QuickOrderRow
            key={view.row.id}
            view={view}
            t={t}
            tag={row.tag}
            actions={actions}
            locked={add.adding}
            upc={upc}
            images={images}
            Explain={working.part?.ProblemLine}
          />
        ))}
      </ol>
      <QuickOrderFoot
        {...common}
        busy={add.busy}
        locked={add.adding}
        onAddRow={() => {
          dispatch({ type: 'row-added' });
          focus(state.rows.length + 1, 'code', 'drawn');
        }}
        onClear={() => void clear()}
        onStop={() => {
          stop();
          // The button disappears, so the focus moves to the first row that was not looked up.
          focus(views.findIndex(({ state }) => state === 'looking') + 1, 'code');
        }}
        onSubmit={author ? () => undefined : add.submit}
      />
      {drop.over && <p className="drop">{t('quick-order.drop')}</p>}
    </section>
  );
};

type Props = Omit<ComponentProps<typeof QuickOrderNotices>, 'online'> & {
  working: Working;
  t: QuickOrderWords;
};

/** Draws the notices above the rows. Until their code has loaded, it only shows why it can't be loaded. */
const Notices = ({ working: { part, failure }, t, ...props }: Props) => {
  const online = useOnline();
  if (part) return <part.QuickOrderNotices {...props} online={online} />;
  if (online && failure === undefined) return null;
  const tone = online ? 'danger' : 'info';
  return (
    <div className="qo-notices">
      <Notice tone={tone}>
        {online ? t('quick-order.serviceDown', { count: 0 }) : t('quick-order.offline')}
      </Notice>
    </div>
  );
};
