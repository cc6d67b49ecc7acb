import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Order = ({ heading, onAdded }) => {
  const tag = useRef(null);
  useEffect(() => {
    const element = tag.current;
    const added = (event) => onAdded(event.detail.lines);
    element.addEventListener('assess-cart-added', added);
    return () => element.removeEventListener('assess-cart-added', added);
  }, [onAdded]);
  return <assess-quick-order ref={tag} heading={heading} heading-level="3" />;
};

const App = () => {
  const [heading, setHeading] = useState('First heading');
  const [parts, setParts] = useState(['order', 'note']);
  const [added, setAdded] = useState([]);
  return (
    <main>
      <h1>React 18 application</h1>
      <button onClick={() => setHeading('Second heading')}>Rename</button>
      <button onClick={() => setParts(parts.toReversed())}>Swap</button>
      <section>
        {parts.map((part) =>
          part === 'order' ? (
            <Order key={part} heading={heading} onAdded={setAdded} />
          ) : (
            <p key={part}>A note</p>
          ),
        )}
      </section>
      <output>{added.map(({ code }) => code).join()}</output>
    </main>
  );
};

createRoot(document.querySelector('#app')).render(<App />);
