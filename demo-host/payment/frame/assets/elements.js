/* Functions that create the frame's elements. */

export const element = (name, props = {}, ...children) => {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
};

const SVG = 'http://www.w3.org/2000/svg';
const PATHS = {
  stop: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4.2v5m0 2.5v.1',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 7v5m0-7.8v.1',
};

/** An icon is decoration: the text beside it says the same. */
export const icon = (name) => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = {
    viewBox: '0 0 20 20',
    class: 'icon',
    'aria-hidden': 'true',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
};
