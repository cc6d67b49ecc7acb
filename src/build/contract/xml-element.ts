/** An element of an XML document. It has attributes and children, but no text. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children?: readonly XmlElement[];
};

/** Returns an XML document, indented by four spaces, with one attribute on each line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`;

const elementText = ({ name, attributes, children = [] }: XmlElement, indent: string): string => {
  const lines = Object.entries(attributes).map(
    ([key, value]) => `\n${indent}    ${key}="${escapeXml(value)}"`,
  );
  const start = `${indent}<${name}${lines.join('')}`;
  if (children.length === 0) return `${start}/>\n`;
  const inside = children.map((child) => elementText(child, `${indent}    `)).join('');
  return `${start}>\n${inside}${indent}</${name}>\n`;
};

/** Escapes XML's special characters and removes those that XML does not allow. */
const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
