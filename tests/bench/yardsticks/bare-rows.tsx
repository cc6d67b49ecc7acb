import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';
import own from '../../../src/widgets/quick-order/quick-order.css?inline';
import base from '../../../src/widgets/kit/styles/base.css?inline';
import field from '../../../src/widgets/kit/styles/field.css?inline';
import tokens from '../../../src/widgets/kit/styles/tokens.css?inline';
import { PASTE_LINES } from '../../../demo-host/pages/paste-lines.ts';
import { adopt } from './adopt.ts';

type Row = { code: string; title: string; quantity: string };

const START = PASTE_LINES.map(({ code, title, quantity }) => ({ code, title, quantity: String(quantity) }));

/** The yardstick: 25 rows of quick order as in React's own introduction, with one state, no rules and no look-up. */
const BareRows = () => {
  const [rows, setRows] = useState<readonly Row[]>(START);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = root.current?.getRootNode();
    if (shadow instanceof ShadowRoot) adopt(shadow, [tokens, base, field, own]);
  }, []);
  const change = (at: number, part: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <div className="assess-root qo" ref={root}>
      <ol className="qo-rows">
        {rows.map(({ code, title, quantity }, at) => (
          <li key={at} className="qo-row" data-state="found">
            <span className="qo-idx">{at + 1}</span>
            <input
              className="input qo-code"
              aria-label={`Code, row ${at + 1}`}
              value={code}
              onChange={(event) => change(at, { code: event.currentTarget.value })}
            />
            <input
              className="input qo-qty"
              aria-label={`Quantity, row ${at + 1}`}
              value={quantity}
              onChange={(event) => change(at, { quantity: event.currentTarget.value })}
            />
            <span className="qo-product">{title}</span>
            <button
              type="button"
              className="qo-remove"
              aria-label={`Remove row ${at + 1}`}
              onClick={() => setRows(rows.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
};

customElements.define('yard-quick-order', r2wc(BareRows, { shadow: 'open' }));
