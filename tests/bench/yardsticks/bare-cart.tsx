import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';
import own from '../../../src/widgets/cart/cart.css?inline';
import base from '../../../src/widgets/kit/styles/base.css?inline';
import tokens from '../../../src/widgets/kit/styles/tokens.css?inline';
import { adopt } from './adopt.ts';
import { readCart, type ReadCart } from './cart-read.ts';

/** The yardstick: React and r2wc alone fetch the same cart, after this module has run, and draw its lines. */
const BareCart = () => {
  const [cart, setCart] = useState<ReadCart>();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = root.current?.getRootNode();
    if (shadow instanceof ShadowRoot) adopt(shadow, [tokens, base, own]);
    void readCart().then(setCart);
  }, []);
  return (
    <div className="assess-root" ref={root}>
      <ul className="lines">
        {cart?.entries.map(({ entryNumber, product, quantity, basePrice, totalPrice }) => (
          <li key={entryNumber}>
            <div className="line">
              <div className="product">
                <b>{product.name}</b>
                <span>{product.code}</span>
              </div>
              <div className="unit">{basePrice.formattedValue}</div>
              <label className="quantity">
                <span>Quantity of {product.name}</span>
                <input className="input" defaultValue={quantity} inputMode="numeric" />
              </label>
              <div className="sum">
                <b>{totalPrice.formattedValue}</b>
              </div>
              <button type="button" className="remove" aria-label={`Remove ${product.name}`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

customElements.define('yard-cart', r2wc(BareCart, { shadow: 'open' }));
