import type { ReactNode } from 'react';

/** A fact with its label. Without a value it is not drawn. */
export type Fact = readonly [name: string, value: ReactNode, className?: string];

/** Lists facts as terms with their values. What there is not shows no label. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {facts.map(
      ([name, value, own], at) =>
        Boolean(value) && (
          <div key={at} className={own}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
