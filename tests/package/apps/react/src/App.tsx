import 'assess-store-elements/quick-order';
import 'assess-store-elements/reserve.css';
import type {} from 'assess-store-elements/react';
import { useState } from 'react';

export const App = () => {
  const [heading, setHeading] = useState('First heading');
  const [parts, setParts] = useState(['order', 'note']);
  const [added, setAdded] = useState('');
  return (
    <main>
      <h1>React application</h1>
      <button onClick={() => setHeading('Second heading')}>Rename</button>
      <button onClick={() => setParts(parts.toReversed())}>Swap</button>
      <section>
        {parts.map((part) =>
          part === 'order' ? (
            <assess-quick-order
              key={part}
              heading={heading}
              heading-level={3}
              onassess-cart-added={(event) => setAdded(event.detail.lines.map(({ code }) => code).join())}
            >
              <p>Order by phone</p>
            </assess-quick-order>
          ) : (
            <p key={part}>A note</p>
          ),
        )}
      </section>
      <output>{added}</output>
    </main>
  );
};
