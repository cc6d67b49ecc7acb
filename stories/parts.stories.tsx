import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, within } from 'storybook/test';
import { sheetOf } from '../src/widgets/kit/element/sheets.ts';
import base from '../src/widgets/kit/styles/base.css?inline';
import button from '../src/widgets/kit/styles/button.css?inline';
import disclosure from '../src/widgets/kit/styles/disclosure.css?inline';
import { registerEm } from '../src/widgets/kit/styles/em-property.ts';
import field from '../src/widgets/kit/styles/field.css?inline';
import notice from '../src/widgets/kit/styles/notice.css?inline';
import quantity from '../src/widgets/kit/styles/quantity.css?inline';
import status from '../src/widgets/kit/styles/status.css?inline';
import tokens from '../src/widgets/kit/styles/tokens.css?inline';
import { Badge } from '../src/widgets/kit/ui/Badge.tsx';
import { Button } from '../src/widgets/kit/ui/Button.tsx';
import { Disclosure } from '../src/widgets/kit/ui/Disclosure.tsx';
import { EmptyState } from '../src/widgets/kit/ui/EmptyState.tsx';
import { LinkButton } from '../src/widgets/kit/ui/LinkButton.tsx';
import { Notice } from '../src/widgets/kit/ui/Notice.tsx';
import { Progress } from '../src/widgets/kit/ui/Progress.tsx';
import { QuantityField } from '../src/widgets/kit/ui/QuantityField.tsx';
import { Skeleton } from '../src/widgets/kit/ui/Skeleton.tsx';
import { TextField, TextArea } from '../src/widgets/kit/ui/TextField.tsx';

const styles = [tokens, base, button, field, quantity, notice, status, disclosure];

/** Draws children in a shadow root with the shared styles, as a widget has it. */
const InShadow = ({ children }: { children: ReactNode }) => {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    registerEm();
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (shadow) shadow.adoptedStyleSheets = styles.map(sheetOf);
    setRoot(shadow ?? null);
  }, []);
  const content = <div className="assess-root">{children}</div>;
  return (
    <div ref={host} data-parts>
      {root && createPortal(content, root)}
    </div>
  );
};

const Quantity = () => {
  const [value, setValue] = useState('3');
  const stepper = { less: 'Decrease quantity', more: 'Increase quantity' };
  return (
    <QuantityField
      label="Quantity"
      value={value}
      onValueChange={setValue}
      stepper={stepper}
      min={1}
      max={25}
    />
  );
};

const nothing = () => undefined;

export default { title: 'Parts' } satisfies Meta;

type Story = StoryObj;

/** Every shared part in its main forms. */
export const All: Story = {
  render: () => (
    <InShadow>
      <div className="panel">
        <div className="acts">
          <Button variant="primary">Add 7 items to cart</Button>
          <Button variant="outline">Save cart</Button>
          <Button variant="plain" icon="undo">
            Remove
          </Button>
          <Button variant="link">Undo</Button>
          <Button busy>Saving</Button>
          <LinkButton href="#cart">View cart</LinkButton>
        </div>
        <p>
          <Badge>Level C</Badge> <Badge tone="success">In stock</Badge>{' '}
          <Badge tone="warning">Only 4 left</Badge>
        </p>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title="What happened" dismissLabel="Close" onDismiss={nothing}>
            Why it happened, and what to do next.
          </Notice>
        ))}
        <TextField label="Product code or ISBN" description="As it is printed on the cover." />
        <TextField label="With an error" error="Enter a product code." defaultValue="97803" />
        <TextArea label="List" rows={3} />
        <Quantity />
        <Progress value={14} max={25}>
          14 of 25 found
        </Progress>
        <Skeleton label="Loading" />
        <Disclosure label="More details">What is behind it.</Disclosure>
        <EmptyState icon="trolley" title={<h2>Your cart is empty</h2>}>
          Products that you add stand here.
        </EmptyState>
      </div>
    </InShadow>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-parts]')?.shadowRoot;
    const parts = within(root as unknown as HTMLElement);
    await expect(parts.getByRole('button', { name: 'Add 7 items to cart' })).toBeVisible();
    await expect(parts.getByRole('textbox', { name: 'With an error' })).toBeInvalid();
  },
};
