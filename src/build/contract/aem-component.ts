import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { attributesOf } from './documented-attribute.ts';
import { widgetTitle } from './contract-names.ts';
import { CONTENT } from './form-fields.ts';
import { xmlDocument } from './xml-element.ts';

/** Returns a widget's `.content.xml`, which makes AEM list the component for authors (EMB-07). */
export const aemComponent = ({ tag, summary }: WidgetContract): string =>
  xmlDocument({
    name: 'jcr:root',
    attributes: {
      'xmlns:cq': 'http://www.day.com/jcr/cq/1.0',
      'xmlns:jcr': 'http://www.jcp.org/jcr/1.0',
      'jcr:primaryType': 'cq:Component',
      'jcr:title': widgetTitle(tag),
      'jcr:description': summary,
      componentGroup: 'Assessment store',
    },
  });

/**
 * Returns a widget's HTL file: the tag with the attributes that the author set in its dialog (EMB-07). HTL leaves out an
 * attribute without a value, so its default applies. Inside the tag is what the author wrote in the dialog's text field.
 */
export const aemMarkup = (widget: WidgetContract): string => {
  const attributes = attributesOf(widget).map(({ name }) => `\n  ${name}="\${properties['${name}']}"`);
  return `<${widget.tag}${attributes.join('')}\n>\${properties['${CONTENT}'] @ context='html'}</${widget.tag}>\n`;
};
