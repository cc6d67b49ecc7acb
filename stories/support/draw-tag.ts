import { createElement, type ReactElement } from 'react';

/** Draws the real element, as an author writes it. `fallback` is the author's content of the tag. */
export const drawTag = (
  tag: `assess-${string}`,
  attributes: Readonly<Record<string, string>> = {},
  fallback?: ReactElement,
): ReactElement => createElement(tag, attributes, fallback);
