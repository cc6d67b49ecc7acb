import { expect, type Locator, type Page } from './fixtures.ts';

/** How much two pictures differ, from 0 to 1. If their sizes differ, pixels that only one of them has count as different. */
export type Difference = { share: number; sizes: string };

/** By how much, of 255, a channel may be outside the range of the surrounding pixels in the other picture. */
const TOLERANCE = 24;

/** A part of a PNG picture, in whole pixels. */
export type Picture = { png: Buffer; clip: { x: number; y: number; width: number; height: number } };

const clipOf = async (element: Locator): Promise<Picture['clip']> => {
  const box = await element.boundingBox();
  if (box === null || box.width < 1 || box.height < 1) throw new Error('It has no box.');
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
};

/** Takes a picture of one element on the page, or in the window, with everything in front of it. */
export const pictureOf = async (
  page: Page,
  element: Locator,
  where: 'page' | 'window' = 'page',
): Promise<Picture> => {
  const clip = await clipOf(element);
  const png = await page.screenshot({ clip, fullPage: where === 'page' });
  return { png, clip: { ...clip, x: 0, y: 0 } };
};

/** Takes pictures of one element until two in a row are equal, so that nothing of it is still being painted. */
export const settledPictureOf = async (page: Page, element: Locator): Promise<Picture> => {
  let last = await pictureOf(page, element);
  await expect
    .poll(async () => {
      const before = last;
      last = await pictureOf(page, element);
      return last.png.equals(before.png);
    })
    .toBe(true);
  return last;
};

/** Takes pictures of many elements of the page at the cost of one. Nothing may need scrolling. */
export const picturesOf = async <Name>(
  page: Page,
  elements: Iterable<readonly [Name, Locator]>,
): Promise<Map<Name, Picture>> => {
  const clips: [Name, Picture['clip']][] = [];
  for (const [name, element] of elements) clips.push([name, await clipOf(element)]);
  const png = await page.screenshot({ fullPage: true });
  // The first chunk of a PNG begins with its width and height.
  const [across, down] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  for (const [name, { x, y, width, height }] of clips)
    if (x < 0 || y < 0 || x + width > across || y + height > down)
      throw new Error(`${String(name)} at ${x}, ${y} sticks out of the page: ${width} × ${height}.`);
  return new Map(clips.map(([name, clip]) => [name, { png, clip }]));
};

/** Compares two pictures in a blank page of the same browser. */
export const compare = async (page: Page, one: Picture, other: Picture): Promise<Difference> => {
  const [difference] = await compareAll(page, [[one, other]]);
  if (difference === undefined) throw new Error('Nothing was compared.');
  return difference;
};

/** Compares many pairs in one blank page. Each PNG is decoded once, however many pictures are parts of it. */
export const compareAll = async (
  page: Page,
  pairs: readonly (readonly [Picture, Picture])[],
): Promise<Difference[]> => {
  const pngs = [...new Set(pairs.flat().map(({ png }) => png))];
  const part = ({ png, clip }: Picture) => ({ file: pngs.indexOf(png), clip });
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(countDifferent, {
      files: pngs.map((png) => png.toString('base64')),
      pairs: pairs.map(([one, other]) => [part(one), part(other)] as const),
      tolerance: TOLERANCE,
    });
  } finally {
    await blank.close();
  }
};

type Part = { file: number; clip: Picture['clip'] };

const countDifferent = async ({
  files,
  pairs,
  tolerance,
}: {
  files: string[];
  pairs: (readonly [Part, Part])[];
  tolerance: number;
}): Promise<Difference[]> => {
  const bitmaps = await Promise.all(
    files.map((text) =>
      createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))])),
    ),
  );
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
  return pairs.map((pair) => {
    const width = Math.max(...pair.map(({ clip }) => clip.width));
    const height = Math.max(...pair.map(({ clip }) => clip.height));
    const [first = new Uint8ClampedArray(), second = first] = pair.map(({ file, clip }) => {
      const bitmap = bitmaps[file];
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (bitmap)
        context?.drawImage(bitmap, clip.x, clip.y, clip.width, clip.height, 0, 0, clip.width, clip.height);
      return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    });
    const value = (data: Uint8ClampedArray, x: number, y: number, channel: number) =>
      data[
        (Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)) * 4 + channel
      ] ?? 0;
    /**
     * If a letter moves by half a pixel, its edge is smoothed differently, within the range of its surroundings. That
     * does not count as a difference.
     */
    const strays = (data: Uint8ClampedArray, other: Uint8ClampedArray, x: number, y: number) =>
      [0, 1, 2, 3].some((channel) => {
        const own = value(data, x, y, channel);
        if (Math.abs(own - value(other, x, y, channel)) <= tolerance) return false;
        const near = around.map(([dx, dy]) => value(other, x + dx, y + dy, channel));
        return own < Math.min(...near) - tolerance || own > Math.max(...near) + tolerance;
      });
    // Nearly all pixels are equal in both pictures, so their four channels are first compared together.
    const [pixels, others] = [new Uint32Array(first.buffer), new Uint32Array(second.buffer)];
    let different = 0;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        if (pixels[at] === others[at]) continue;
        if (strays(first, second, x, y) || strays(second, first, x, y)) different += 1;
      }
    const sizes = pair.map(({ clip }) => `${clip.width} × ${clip.height}`).join(' and ');
    return { share: different / (width * height), sizes };
  });
};
