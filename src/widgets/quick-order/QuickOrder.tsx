import { useState } from 'react';
import { useAddLines } from '../../api/cart/cart.mutations.ts';
import { randomId } from '../../core/random.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

export const QuickOrder = () => {
  const t = useMessages<keyof typeof en>();
  const [code, setCode] = useState('');
  const add = useAddLines();
  return (
    <div className="panel">
      <h2>{t('quick-order.title')}</h2>
      <input aria-label="Code" value={code} onChange={(event) => setCode(event.currentTarget.value)} />
      <Button
        variant="primary"
        busy={add.isPending}
        onClick={() => add.mutate({ lines: [{ code, quantity: 1 }], key: randomId() })}
      >
        Add to cart
      </Button>
      {add.data?.results.map(({ code: added, status }) => (
        <p key={added}>
          {added}: {status}
        </p>
      ))}
    </div>
  );
};
