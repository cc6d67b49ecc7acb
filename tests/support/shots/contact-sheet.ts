import type { Page } from 'playwright';

export const WIDTHS = [320, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** The pictures of one story at every width, light and dark, by `scheme.width`. */
export type Row = { state: string; images: ReadonlyMap<string, Buffer> };

/** The scale of the pictures, and the height in pixels at which they are cut. */
const SCALE = 0.5;
const TALLEST = 900;

/** Draws all states of a widget on one picture: a row for each state, a column for each width and scheme. */
export const drawSheet = async (
  page: Page,
  title: string,
  rows: readonly Row[],
  file: string,
): Promise<void> => {
  const columns = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ scheme, width })));
  const head = columns.map(({ scheme, width }) => `<th>${scheme} ${width}</th>`).join('');
  const body = rows.map(({ state, images }) => {
    const cells = columns.map(({ scheme, width }) => {
      const image = images.get(`${scheme}.${width}`);
      if (image === undefined) return '<td>missing</td>';
      const source = `data:image/png;base64,${image.toString('base64')}`;
      return `<td><div style="width:${width * SCALE}px"><img src="${source}"></div></td>`;
    });
    return `<tr><th>${state}</th>${cells.join('')}</tr>`;
  });
  const style = `body{margin:16px;font:14px system-ui;background:#888;width:max-content}th{text-align:left;vertical-align:top}
    td{vertical-align:top;padding:4px}div{max-height:${TALLEST}px;overflow:hidden}img{width:100%;display:block}`;
  await page.setContent(
    `<style>${style}</style><h1>${title}</h1><table><tr><td></td>${head}</tr>${body.join('')}</table>`,
  );
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize(size);
  await page.screenshot({ path: file });
};
