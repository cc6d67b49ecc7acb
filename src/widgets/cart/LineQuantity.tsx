import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { CartEntry } from '../../api/cart/cart.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { useId } from '../kit/element/widget-context.ts';
import { Button } from '../kit/ui/Button.tsx';
import { QuantityField } from '../kit/ui/QuantityField.tsx';
import { boundsOf, checkQuantity, type QuantityFault, type Bounds } from './line-quantity.ts';
import { useCartMessages } from './useCartMessages.ts';

type Props = { entry: CartEntry; onCommit: (quantity: number) => void };

/** Draws a line's quantity, to type or to step, and below it a fault with the nearest valid quantity. */
export const LineQuantity = ({ entry, onCommit }: Props) => {
  const t = useCartMessages();
  const { name } = entry.product;
  const bounds = boundsOf(entry.product);
  const draft = useQuantityDraft({ units: entry.quantity, bounds, onCommit });
  const fault =
    draft.fault && t(`cart.fault.${draft.fault.kind}`, { min: draft.fault.min, max: draft.fault.max });
  useEffect(() => {
    if (fault !== undefined) runtime().registry.actions.announce(`${name}. ${fault}`);
  }, [name, fault]);
  const hint = useId();
  const hasHint = !draft.fault && bounds.min > 1;
  const input = useRef<HTMLInputElement>(null);
  const stepping = useRef(false);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') draft.commit();
    if (event.key === 'Escape') draft.reset();
  };
  const repair = (fault: QuantityFault) => {
    draft.use(fault.use);
    input.current?.focus();
  };
  return (
    <div
      className="quantity"
      role="presentation"
      // Notes whether a button is being pressed, because the field reports typing and stepping alike.
      onClickCapture={(event: MouseEvent) => {
        stepping.current = (event.target as Element).closest('.qty button') !== null;
      }}
      onClick={() => {
        stepping.current = false;
      }}
    >
      <QuantityField
        ref={input}
        label={t('cart.quantityOf', { name })}
        hideLabel
        value={draft.value}
        min={bounds.min}
        max={bounds.max}
        aria-describedby={hasHint ? hint : undefined}
        stepper={{ less: t('cart.less', { name }), more: t('cart.more', { name }) }}
        onValueChange={(text) => (stepping.current ? draft.step(text) : draft.type(text))}
        onKeyDown={press}
        onBlur={() => draft.commit()}
        error={
          draft.fault && (
            <>
              {fault}{' '}
              <Button variant="link" onClick={() => draft.fault && repair(draft.fault)}>
                {t('cart.use', { quantity: draft.fault.use })}
              </Button>
            </>
          )
        }
      />
      {hasHint && (
        <p id={hint} className="small quiet">
          {t('cart.fromTo', { min: bounds.min, max: bounds.max })}
        </p>
      )}
    </div>
  );
};

/** A press on plus or minus is committed if no other follows within this many milliseconds. */
const PAUSE_MS = 600;

type Input = {
  units: number;
  bounds: Bounds;
  onCommit: (quantity: number) => void;
};

/** Keeps the text as typed until it is valid and committed: by Enter, on leaving, or after a pause in stepping. */
const useQuantityDraft = ({ units, bounds, onCommit }: Input) => {
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<QuantityFault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const commit = (text: string) => {
    stop();
    const read = checkQuantity(text, units, bounds);
    setFault(read.ok ? undefined : read.fault);
    if (!read.ok) return;
    setDraft(undefined);
    if (read.value !== units) onCommit(read.value);
  };

  return {
    value: draft ?? String(units),
    fault,
    type: (text: string) => {
      stop();
      setDraft(text);
      // After a fault, each key press checks again whether the text is still wrong.
      const read = fault && checkQuantity(text, units, bounds);
      if (read) setFault(read.ok ? undefined : read.fault);
    },
    step: (text: string) => {
      stop();
      setDraft(text);
      timer.current = setTimeout(() => commit(text), PAUSE_MS);
    },
    commit: () => draft !== undefined && commit(draft),
    use: (quantity: number) => commit(String(quantity)),
    reset: () => {
      stop();
      setDraft(undefined);
      setFault(undefined);
    },
  };
};
