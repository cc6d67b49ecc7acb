import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { standAbove, uncover } from './useUncovered.ts';

/** A notice at the lower edge of a window of 320 by 640 px. */
const BOX = { top: 550, bottom: 640, left: 0, right: 320 };
const at = (top: number, height: number, left = 10, width = 100) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});

describe('what a box over the page covers of what has the focus', () => {
  everyRow([
    ['above it', at(500, 50), 0, 0],
    ['beside it', at(560, 40, 320), 0, 0],
    ['wholly below it', at(600, 24), 82, 48],
    ['in part below it', at(540, 24), 22, 108],
    ['as high as the window', at(0, 640), 0, 0],
    ['that would leave the window above', at(20, 600), 0, 0],
  ])('is uncovered by the page or by the box: %s [LEAD-07 part]', (_where, target, page, box) => {
    expect(uncover(target, BOX)).toBe(page);
    expect(standAbove(target, BOX)).toBe(box);
  });
});
