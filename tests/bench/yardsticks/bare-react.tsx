import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';
import { adopt, CART_ICON, readUnits } from './mini-cart-parts.ts';

/** The yardstick: what React and r2wc alone need to draw the same mini-cart. */
const MiniCart = () => {
  const [units, setUnits] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = root.current?.getRootNode();
    if (shadow instanceof ShadowRoot) adopt(shadow);
    void readUnits().then(setUnits);
  }, []);
  return (
    <div className="assess-root" ref={root}>
      <button type="button" className="mini">
        <svg className="icon" viewBox="0 0 20 20" aria-hidden>
          <path d={CART_ICON} />
        </svg>
        <span>Cart</span>
        <span className="count">{units ?? ''}</span>
      </button>
    </div>
  );
};

customElements.define('yard-mini-cart', r2wc(MiniCart, { shadow: 'open' }));
