import type { Locator, Page } from 'playwright/test';

/** How much of two pictures differs, from 0 to 1; pictures of different sizes differ where only one reaches. */
export type Difference = { share: number; sizes: string };

/** A channel may leave the range of the pixels around it in the other picture by this much of 255. */
const TOLERANCE = 24;

/** The picture of one element as it stands on the page, or in the window, with what lies in front of it. */
export const pictureOf = async (
  page: Page,
  element: Locator,
  where: 'page' | 'window' = 'page',
): Promise<Buffer> => {
  const box = await element.boundingBox();
  if (box === null || box.width < 1 || box.height < 1) throw new Error('It has no box.');
  const clip = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
  return page.screenshot({ clip, fullPage: where === 'page' });
};

/** Compares two PNG pictures in a blank page of the same browser. */
export const compare = async (page: Page, one: Buffer, other: Buffer): Promise<Difference> => {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(countDifferent, {
      pictures: [one.toString('base64'), other.toString('base64')],
      tolerance: TOLERANCE,
    });
  } finally {
    await blank.close();
  }
};

const countDifferent = async ({
  pictures,
  tolerance,
}: {
  pictures: string[];
  tolerance: number;
}): Promise<Difference> => {
  const bitmaps = await Promise.all(
    pictures.map((text) =>
      createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))])),
    ),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [first = new Uint8ClampedArray(), second = first] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  });
  const value = (data: Uint8ClampedArray, x: number, y: number, channel: number) =>
    data[
      (Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)) * 4 + channel
    ] ?? 0;
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
  /** Half a pixel's move smooths a letter's edge otherwise, within what stands around it: that is no difference. */
  const strays = (data: Uint8ClampedArray, other: Uint8ClampedArray, x: number, y: number) =>
    [0, 1, 2, 3].some((channel) => {
      const own = value(data, x, y, channel);
      if (Math.abs(own - value(other, x, y, channel)) <= tolerance) return false;
      const near = around.map(([dx, dy]) => value(other, x + dx, y + dy, channel));
      return own < Math.min(...near) - tolerance || own > Math.max(...near) + tolerance;
    });
  let different = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (strays(first, second, x, y) || strays(second, first, x, y)) different += 1;
  const sizes = bitmaps.map((bitmap) => `${bitmap.width} × ${bitmap.height}`).join(' and ');
  return { share: different / (width * height), sizes };
};
