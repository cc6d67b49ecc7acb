import { createElement, type ReactElement } from 'react';

/** The real element, as an author writes it; `fallback` is what the author puts inside the tag. */
export const drawTag = (
  tag: `assess-${string}`,
  attributes: Readonly<Record<string, string>> = {},
  fallback?: ReactElement,
): ReactElement => createElement(tag, attributes, fallback);
