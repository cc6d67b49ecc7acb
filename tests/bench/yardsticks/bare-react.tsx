import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';
import { adopt } from './adopt.ts';
import { readCart } from './cart-read.ts';
import { CART_ICON, styles } from './mini-cart-parts.ts';

/** The yardstick: React and r2wc alone draw the same mini-cart. */
const MiniCart = () => {
  const [units, setUnits] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = root.current?.getRootNode();
    if (shadow instanceof ShadowRoot) adopt(shadow, styles);
    void readCart().then(({ totalUnitCount }) => setUnits(totalUnitCount));
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
