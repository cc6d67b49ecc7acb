import { cdp, type Locator } from 'vitest/browser';

/** Taps with a finger: the browser makes the press of a touch. */
export const tap = async (target: Locator): Promise<void> => {
  const at = target.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  // The runner may draw its frame at a smaller scale.
  const scale = frame.width > 0 ? frame.width / window.innerWidth : 1;
  const touch = {
    x: frame.x + scale * (at.x + at.width / 2),
    y: frame.y + scale * (at.y + at.height / 2),
  };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
