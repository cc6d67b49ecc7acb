import 'assess-store-elements/quick-order';
import 'assess-store-elements/reserve.css';
import type {} from 'assess-store-elements/react';
import { useState } from 'react';

export const App = () => {
  const [added, setAdded] = useState('');
  return (
    <main>
      <h1>React application</h1>
      <assess-quick-order
        heading-level={3}
        onassess-cart-added={(event) => setAdded(event.detail.lines.map(({ code }) => code).join())}
      />
      <output>{added}</output>
    </main>
  );
};
