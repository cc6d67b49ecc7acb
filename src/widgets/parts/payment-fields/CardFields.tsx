import { useEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useSharedWords } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { appearanceOf, followTheme } from './appearance.ts';
import { keepInSight } from './keep-in-sight.ts';
import type { FieldsState, PaymentFields } from './payment-fields.ts';

type CardFieldsProps = {
  fields: PaymentFields;
  state: FieldsState;
  mode: 'new' | 'saved';
  scheme?: string | undefined;
  /** The name of the frame, and what stands in its place while it loads and if it can't be loaded. */
  words: { title: string; loading: string; missing: string };
  onEnter: () => void;
};

/** Draws the space for the payment service's fields, and what stands there without them. Needs payment-fields.css. */
export const CardFields = ({ fields, state, mode, scheme, words, onEnter }: CardFieldsProps) => {
  const t = useSharedWords();
  const place = useRef<HTMLDivElement>(null);
  const entered = useRef(onEnter);
  useEffect(() => {
    entered.current = onEnter;
  });
  const mount = () => {
    const { current } = place;
    if (!current) return;
    fields.mount(current, {
      locale: runtime().row.locale,
      appearance: appearanceOf(current),
      mode,
      scheme,
      title: words.title,
      onEnter: () => entered.current(),
    });
  };
  useEffect(() => {
    mount();
    const stop = place.current ? followTheme(place.current, fields.dress) : undefined;
    return () => {
      stop?.();
      fields.unmount();
    };
    // The texts of a page do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields, mode, scheme]);
  useEffect(() => (place.current ? keepInSight(place.current) : undefined), []);
  return (
    <div className="pay-fields">
      {state.status === 'loading' && <p className="pay-loading small quiet">{words.loading}</p>}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert" actions={<Button onClick={mount}>{t('shared.tryAgain')}</Button>}>
          {words.missing}
        </Notice>
      )}
      <div
        ref={place}
        className="pay-place"
        data-assess-foreign=""
        data-mode={mode}
        hidden={state.status === 'failed'}
      />
    </div>
  );
};
